import Testing

@testable import Console

@Suite("A view controller beside another one")
@MainActor
struct SideTests {
    private let screen = RecordingScreen(screen: Screens.list(3))
    private let map = RecordingScreen(
        screen: Screen("Map", blocks: [.text("One RIB")], actions: [.back("Close")])
    )
    private let window: Window

    init() {
        window = Window(showing: screen)
        window.onMap = { [weak window, map] in window?.side = map }
    }

    @Test("in a wide window it is at the right, and the keys go to the topmost screen")
    func wide() {
        _ = window.text(120, 40)
        window.type("m")
        let lines = window.text(120, 40).split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("Accounts "))
        #expect(lines[0].hasSuffix(" │ Map"))
        window.press(.down, .enter)
        #expect(screen.events == ["press account2"])
        window.type("m")
        #expect(!window.text(120, 40).contains("Map"))
        #expect(window.side == nil)
    }

    @Test("in a small window it is over the screen, until Escape, q or m closes it")
    func small() {
        for leaving in [Key.escape, .character("q"), .character("m")] {
            _ = window.text(80, 24)
            window.type("m")
            #expect(window.text(80, 24).hasPrefix("Map"))
            window.press(leaving)
            #expect(window.text(80, 24).hasPrefix("Accounts"))
        }
        #expect(screen.events.isEmpty)
        #expect(map.events.isEmpty)
    }

    @Test("new content of it is drawn, and it is released with the window's screens")
    func changes() {
        _ = window.text(120, 40)
        window.side = map
        var changes = 0
        window.onChange = { changes += 1 }
        map.screen.blocks = [.text("Two RIBs")]
        #expect(changes == 1)
        #expect(window.text(120, 40).contains("Two RIBs"))
        screen.dismiss(screen)
        #expect(window.side == nil)
        #expect(map.window == nil)
    }

    @Test("a screen that is presented in a small window closes it, in a wide one keeps it")
    func presenting() {
        for (size, isKept) in [((80, 24), false), ((120, 40), true)] {
            _ = window.text(size.0, size.1)
            window.side = map
            let child = RecordingScreen(screen: Screens.put)
            screen.present(child)
            #expect((window.side === map) == isKept)
            screen.dismiss(child)
        }
    }
}
