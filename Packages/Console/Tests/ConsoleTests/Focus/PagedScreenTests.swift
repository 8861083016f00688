import Testing

@testable import Console

/// A screen that is read from its top, such as a step of a tour.
@MainActor
@Suite("A paged screen")
struct PagedScreenTests {
    private let page = RecordingScreen(screen: PagedScreenTests.step(1, lines: 30))
    private let window: Window

    init() {
        window = Window(showing: page)
    }

    private static func step(_ number: Int, lines: Int) -> Screen {
        var screen = Screen(
            "Step \(number)",
            blocks: [.text((1...lines).map { "line \($0)" }.joined(separator: "\n"))],
            actions: [ScreenAction("next", "Go on"), .back("Leave")]
        )
        screen.isPaged = true
        return screen
    }

    @Test("begins at its top, and Enter and space show each page before they go on")
    func pages() {
        let first = window.text(40, 12)
        #expect(first.contains("line 1\n"))
        #expect(first.contains("Enter/space next page  q leave"))
        var shown = first
        var keys: [Key] = [.enter, .character(" "), .enter, .character(" ")]
        while window.text(40, 12).contains("next page"), let key = keys.popLast() {
            #expect(page.events.isEmpty)
            window.press(key)
            shown += window.text(40, 12)
        }
        for line in 1...30 { #expect(shown.contains("line \(line)\n"), "line \(line)") }
        #expect(window.text(40, 12).contains("Enter/space go on"))
        window.press(.enter)
        #expect(page.events == ["press next"])
    }

    @Test("the next content begins at its top again")
    func next() {
        _ = window.text(40, 12)
        window.press(.enter)
        #expect(!window.text(40, 12).contains("line 1\n"))
        page.screen = Self.step(2, lines: 30)
        #expect(window.text(40, 12).contains("line 1\n"))
    }

    @Test("q leaves on any page, and Tab goes to the actions")
    func leave() {
        _ = window.text(40, 12)
        window.press(.tab)
        #expect(window.text(40, 12).contains("Leave"))
        window.press(.character("q"))
        #expect(page.events == ["press back"])
    }
}
