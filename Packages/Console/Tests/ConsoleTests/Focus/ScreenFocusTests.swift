import Console
import Testing

@Suite("Focus")
@MainActor
struct ScreenFocusTests {
    private func shown(_ screen: Screen) -> (RecordingScreen, Window) {
        let controller = RecordingScreen(screen: screen)
        return (controller, Window(showing: controller))
    }

    @Test("arrows stop at the ends of the list, and Tab wraps around")
    func arrows() {
        let (screen, window) = shown(Screens.list(2))
        #expect(window.focusedLine() == "▸ 1 Account 1")
        window.press(.up, .down, .down, .down)
        #expect(window.focusedLine() == "▸ q Back")
        window.press(.tab)
        #expect(window.focusedLine() == "▸ 1 Account 1")
        window.press(.backTab, .up, .enter)
        #expect(screen.events == ["press account2"])
        window.press(.home, .enter, .end, .enter)
        #expect(screen.events.suffix(2) == ["press account1", "press back"])
    }

    @Test("a number key chooses and focuses its action, and other digits do nothing")
    func numbers() {
        let (screen, window) = shown(Screens.list(4))
        window.type("3")
        #expect(window.focusedLine() == "▸ 3 Account 3")
        window.type("90x५")
        #expect(screen.events == ["press account3"])
    }

    @Test("Escape chooses the back action if there is one")
    func escape() {
        let (screen, window) = shown(Screens.list(4))
        window.press(.escape)
        screen.screen.actions.removeLast()
        window.press(.escape)
        #expect(screen.events == ["press back"])
    }

    @Test("an action that cannot be undone never has the initial focus")
    func destructive() {
        let (screen, window) = shown(
            Screen(
                "Card",
                actions: [ScreenAction("lost", "Report lost", role: .destructive), .back()]
            )
        )
        #expect(window.focusedLine() == "▸ q Back")
        screen.screen.actions = [
            ScreenAction("lock", "Lock"), ScreenAction("lost", "Report lost", role: .destructive),
        ]
        #expect(window.focusedLine() == "▸ 1 Lock")
        screen.screen.actions.removeFirst()
        screen.screen.actions.append(.back())
        #expect(window.focusedLine() == "▸ q Back")
    }

    @Test("the focus follows its action and stays at its index if the action is replaced")
    func changes() {
        let (screen, window) = shown(Screens.list(3))
        window.press(.down)
        screen.screen.actions.insert(ScreenAction("new", "New"), at: 0)
        #expect(window.focusedLine() == "▸ 3 Account 2")
        screen.screen.actions[2] = ScreenAction("closed", "Closed")
        #expect(window.focusedLine() == "▸ 3 Closed")
        screen.screen.actions = [.back()]
        #expect(window.focusedLine() == "▸ q Back")
        screen.screen.actions = []
        window.press(.enter, .down, .tab, .end, .left)
        #expect(window.focusedLine() == nil)
        #expect(screen.events.isEmpty)
    }

    @Test("a covered screen keeps its focus and its text")
    func kept() {
        let (screen, window) = shown(Screens.put)
        window.type("12")
        window.press(.left, .down)
        let child = RecordingScreen(screen: Screens.list(2))
        screen.present(child)
        window.press(.down)
        screen.dismiss(child)
        #expect(window.focusedLine() == "▸ Put everything in  10,000 won")
        window.press(.up, .character("x"), .enter)
        #expect(screen.events == ["submit 1x2"])
    }

    @Test("a removed screen is reset when it is presented again")
    func shownAgain() {
        let (root, window) = shown(Screens.list(2))
        let child = RecordingScreen(screen: Screens.put)
        root.present(child)
        window.type("12")
        window.press(.down)
        root.dismiss(child)
        root.present(child)
        #expect(window.focusedLine()?.hasPrefix("▸ Amount: ____") == true)
    }

    @Test("Page Down scrolls a long screen, and moving the focus scrolls back to it")
    func paging() {
        let (_, window) = shown(Screens.list(30))
        #expect(window.text(40, 12).hasSuffix("↓ more"))
        window.press(.pageDown)
        #expect(window.text(40, 12).contains("↑ more"))
        #expect(window.focusedLine(40, 12) == nil)
        window.press(.pageDown, .pageDown, .pageDown)
        #expect(window.text(40, 12).contains("  q Back"))
        #expect(!window.text(40, 12).contains("↓ more"))
        window.press(.down)
        #expect(window.focusedLine(40, 12) == "▸ 2 Account 2")
        window.press(.up)
        #expect(window.focusedLine(40, 12) == "▸ 1 Account 1")
        window.press(.up)
        #expect(window.text(40, 12).contains("Choose one."))
    }

    @Test(
        "the focus is visible in every window that has room for it",
        arguments: 0..<40 as Range<UInt64>
    )
    func alwaysSeen(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (_, window) = shown(Screens.list(40))
        for _ in 0..<20 {
            let keys: [Key] = [.down, .tab, .backTab, .home, .end]
            for key in keys.shuffled(using: &random).prefix(2) { window.handle(key) }
            let rows = Int.random(in: 1...24, using: &random)
            #expect(window.focusedLine(Int.random(in: 6...80, using: &random), rows) != nil)
        }
    }

    @Test("arrows scroll a screen without actions")
    func reading() {
        let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
        let (_, window) = shown(Screen("Help", blocks: [.text(text)]))
        #expect(window.text(40, 12).contains("Line 1\n"))
        for _ in 0..<50 { window.press(.down) }
        #expect(window.text(40, 12).contains("Line 30"))
        for _ in 0..<50 { window.press(.up) }
        #expect(window.text(40, 12).contains("Line 1\n"))
    }
}
