import Console
import Testing

@Suite("Letters of actions and reserved keys")
@MainActor
struct ActionKeyTests {
    private static let menu = Screen(
        "Account",
        actions: [
            ScreenAction("card1", "Card 9490"), ScreenAction("card2", "Card 9491"),
            ScreenAction("transfer", "Transfer", key: "t"),
            ScreenAction("close", "Close", role: .destructive, key: "x"), .back(),
        ]
    )

    private func shown(_ screen: Screen) -> (RecordingScreen, Window) {
        let controller = RecordingScreen(screen: screen)
        return (controller, Window(showing: controller))
    }

    @Test("a letter chooses its action in any case, a digit an entry, and others nothing")
    func letters() {
        let (screen, window) = shown(Self.menu)
        window.type("t")
        #expect(window.focusedLine() == "▸ t Transfer")
        window.type("T23zé")
        #expect(screen.events == ["press transfer", "press transfer", "press card2"])
    }

    @Test("j and k move, and q leaves")
    func moving() {
        let (screen, window) = shown(Self.menu)
        window.type("jj")
        #expect(window.focusedLine() == "▸ t Transfer")
        window.type("k")
        window.press(.enter)
        window.type("q")
        #expect(screen.events == ["press card2", "press back"])
    }

    @Test("letters are text while a field has the focus, and act after Tab")
    func field() {
        var form = Self.menu
        form.prompt = Prompt("Name")
        let (screen, window) = shown(form)
        window.type("tq?gm/jk")
        #expect(screen.events.isEmpty)
        #expect(window.focusedLine()?.hasPrefix("▸ Name: tq?gm/jk__") == true)
        window.press(.tab)
        window.type("t")
        #expect(screen.events == ["press transfer"])
        window.type("5")
        #expect(window.focusedLine()?.hasPrefix("▸ Name: tq?gm/jk5_") == true)
    }

    @Test("g goes home and m opens the map, unless a field takes the input")
    func hooks() {
        let (_, window) = shown(Self.menu)
        var calls: [String] = []
        window.type("gm")
        window.onHome = { calls.append("home") }
        window.onMap = { calls.append("map") }
        window.type("gm")
        #expect(calls == ["home", "map"])
    }

    @Test("? lists the keys of the screen, and any way of leaving closes the list")
    func help() {
        let (screen, window) = shown(Self.menu)
        for leaving in [Key.escape, .enter, .character("q")] {
            window.type("?")
            let text = window.text()
            for part in ["t          Transfer", "x          Close", "q ", "Filter the list", "1-9"]
            {
                #expect(text.contains(part), "\(text)")
            }
            #expect(!text.contains("Home"))
            window.press(leaving)
            #expect(window.top === screen)
        }
        #expect(screen.events.isEmpty)
    }

    @Test("a screen that is presented replaces the list of keys")
    func helpIsReplaced() {
        let (screen, window) = shown(Self.menu)
        window.type("?")
        let child = RecordingScreen(screen: Screens.put)
        screen.present(child)
        #expect(window.depth == 2)
        screen.dismiss(child)
        #expect(window.top === screen)
    }

    @Test("/ shortens a list until Escape, and Enter chooses from it")
    func filter() {
        let (screen, window) = shown(Screens.list(20))
        window.type("/T 1")
        window.press(.backspace)
        window.type("12")
        #expect(window.text().contains("/ T 12_"))
        window.press(.enter)
        #expect(window.focusedLine() == "▸ 1 Account 12")
        window.press(.enter)
        window.press(.escape)
        #expect(window.text().contains("Account 20"))
        window.type("/nothing")
        window.press(.enter)
        #expect(window.text().contains("Esc all  / nothing"))
        window.press(.escape)
        window.press(.escape)
        #expect(screen.events == ["press account12", "press back"])
    }

    @Test("a screen without a list has no filter")
    func noFilter() {
        let (_, window) = shown(Screens.password)
        window.press(.tab)
        window.type("/")
        #expect(!window.text().contains("Esc all"))
    }
}
