import Testing

@testable import Console

@Suite("An action that ends something")
@MainActor
struct LeavingTests {
    private let screen = RecordingScreen(
        screen: Screen(
            "Home",
            actions: [ScreenAction("accounts", "Accounts", key: "a"), .leave("Sign out")]
        )
    )
    private let window: Window

    init() {
        window = Window(showing: screen)
    }

    @Test("Escape asks before it, and any number of Escapes stays")
    func escape() {
        for _ in 0..<3 {
            window.press(.escape)
            #expect(window.text().hasPrefix("Home › Sign out?"))
            #expect(window.focusedLine() == "▸ q Stay")
            window.press(.escape)
            #expect(window.top === screen)
        }
        window.press(.escape, .enter)
        #expect(window.top === screen)
        #expect(screen.events.isEmpty)
    }

    @Test("y answers the question, and q needs none")
    func leaving() {
        window.press(.escape)
        window.type("y")
        #expect(screen.events == ["press back"])
        #expect(window.top === screen)
        window.type("q")
        #expect(screen.events == ["press back", "press back"])
        #expect(window.text().contains("q sign out"))
    }

    @Test("a screen that is presented meanwhile replaces the question")
    func replaced() {
        window.press(.escape)
        let child = RecordingScreen(screen: Screens.put)
        screen.present(child)
        #expect(window.depth == 2)
        #expect(window.top === child)
    }

    @Test("Escape ends a filter first")
    func filter() {
        screen.screen = Screens.list(20)
        screen.screen.actions.append(.leave("Sign out"))
        screen.screen.actions.removeAll { $0.role == .back }
        window.type("/12")
        window.press(.enter, .escape)
        #expect(window.top === screen)
        window.press(.escape)
        #expect(window.top !== screen)
    }
}
