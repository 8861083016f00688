import Testing

@testable import Console

@Suite("A view controller beside another one")
@MainActor
struct SideTests {
    private let screen = RecordingScreen(screen: Screens.list(3))
    private let map = StripScreen(
        screen: Screen("Map", blocks: [.text("One RIB")])
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

    @Test("in a narrow window three lines of it are below the screen, which gets the keys")
    func narrow() {
        for (columns, rows) in [(40, 12), (80, 24), (109, 40)] {
            _ = window.text(columns, rows)
            window.type("m")
            let lines = window.text(columns, rows).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            #expect(lines.count == rows)
            #expect(lines.first == "Accounts")
            #expect(lines.suffix(3) == ["Root › Map", "A → B", "AInject"])
            #expect(lines[rows - 4].hasPrefix("─") == (rows >= 30))
            #expect(window.focusedLine(columns, rows) == "▸ 1 Account 1")
            window.press(.enter)
            #expect(screen.events.last == "press account1")
            window.type("m")
            #expect(!window.text(columns, rows).contains("AInject"))
        }
    }

    @Test("a window of fewer than 8 rows shows the screen alone")
    func tiny() {
        window.side = map
        #expect(!window.text(40, 7).contains("AInject"))
    }

    @Test(
        "Ctrl-O opens and closes it, also while a text or a password is typed",
        arguments: [Screens.put, Screens.password]
    )
    func inFields(form: Screen) {
        screen.screen = form
        window.type("42")
        window.press(.control("o"))
        #expect(window.side === map)
        window.type("1")
        window.press(.control("o"))
        #expect(window.side == nil)
        window.press(.enter)
        #expect(screen.events.last?.hasSuffix(" 421") == true)
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

    @Test("a screen that is presented keeps it")
    func presenting() {
        for (columns, rows) in [(80, 24), (120, 40)] {
            _ = window.text(columns, rows)
            window.side = map
            let child = RecordingScreen(screen: Screens.put)
            screen.present(child)
            #expect(window.side === map)
            screen.dismiss(child)
        }
    }
}

/// A view controller with a fixed strip.
private final class StripScreen: ScreenViewController {
    override func strip(columns: Int) -> [StyledLine] {
        ["Root › Map", "A → B", "AInject"].map { StyledLine($0) }
    }
}
