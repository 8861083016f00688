import Testing

@testable import Console

@Suite("Lists with columns")
@MainActor
struct ListColumnsTests {
    private static func movements(_ count: Int, memo: String = "") -> Screen {
        Screen(
            "Account",
            headline: Headline("Balance", "9,000 won"),
            actions: [
                ScreenAction("deposit", "Deposit", key: "d"),
                ScreenAction("withdraw", "Withdraw", key: "w"),
                ScreenAction("transfer", "Transfer", key: "t"), ScreenAction("card", "Card 0018"),
            ]
                + (0..<count).map { number in
                    ScreenAction(
                        ScreenAction.ID("m\(number)"),
                        cells: [
                            "2026-01-05", "transfer to 3333-01-0000037\(memo)",
                            "-\(45 + number),000", "1,234,000",
                        ]
                    )
                } + [.back()],
            columns: [
                Column("Date", dropRank: 1), Column("What", isShortenable: true),
                Column("Won", .trailing, tint: .sign, search: .number(thousands)),
                Column("Balance", .trailing, dropRank: 2, search: .none),
            ]
        )
    }

    private static let thousands = Prompt.Explanation("thousands") { text in
        text.hasSuffix("K") ? text.dropLast() + ",000" : nil
    }

    private func shown(_ screen: Screen) -> (RecordingScreen, Window) {
        let controller = RecordingScreen(screen: screen)
        return (controller, Window(showing: controller))
    }

    @Test("are aligned below their titles, between the other entries and the actions")
    func columns() {
        let text = Self.movements(2, memo: ", 7월분 관리비").frame().text
        #expect(
            text.contains(
                """
                ▸ 1 Card 0018

                    Date        What                                           Won    Balance
                  2 2026-01-05  transfer to 3333-01-0000037, 7월분 관리비  -45,000  1,234,000
                  3 2026-01-05  transfer to 3333-01-0000037, 7월분 관리비  -46,000  1,234,000

                  d Deposit     t Transfer
                  w Withdraw    q Back
                """
            ),
            "\(text)"
        )
    }

    @Test("lose the least important columns in a narrow window")
    func narrow() {
        let screen = Self.movements(1, memo: ", 7월분 관리비")
        let narrow = screen.frame(columns: 40, rows: 24).text
        #expect(narrow.contains("\n  2 2026-01-05  transfer to …    -45,000\n"), "\(narrow)")
        let narrower = screen.frame(columns: 24, rows: 24).text
        #expect(narrower.contains("\n  2 transfer …   -45,000\n"), "\(narrower)")
    }

    @Test("scroll above the actions with letters, which stay visible")
    func actions() {
        let (screen, window) = shown(Self.movements(100))
        for key in [Key.home, .end, .up, .up, .up, .up] {
            window.press(key)
            let lines = window.text().split(separator: "\n")
            #expect(lines.count == 24)
            #expect(lines.suffix(3).first?.contains("d Deposit ") == true)
        }
        #expect(window.focusedLine()?.contains("-144,000") == true)
        window.press(.enter)
        window.type("2")
        #expect(screen.events == ["press m99", "press m0"])
    }

    @Test("are found by amounts without commas and in words, by texts and by dates")
    func filter() throws {
        let (_, window) = shown(Self.movements(100))
        let found = [
            ("144000", 1), ("144,000", 1), ("144K", 1), ("44K", 0), ("234000", 0), ("0000037", 100),
            ("2026-01", 100),
        ]
        for (text, count) in found {
            window.type("/\(text)")
            window.press(.enter)
            let screen = try #require(window.visibleScreens.first)
            #expect(screen.actions.filter { !$0.cells.isEmpty }.count == count)
            window.press(.escape)
        }
    }

    @Test("get the focus at the action that the screen names, once")
    func focus() {
        let (screen, window) = shown(Self.movements(50))
        _ = window.text()
        var longer = Self.movements(100)
        longer.focus = "m50"
        screen.screen = longer
        _ = window.text()
        #expect(window.focusedLine()?.contains("-95,000") == true)
        window.press(.down)
        longer.title = "Another title"
        screen.screen = longer
        _ = window.text()
        #expect(window.focusedLine()?.contains("-96,000") == true)
    }

    @Test("of ten thousand entries are measured once for all keys and widths")
    func long() {
        let (screen, window) = shown(Self.movements(10_000))
        for columns in [80, 120, 60] {
            window.press(.down)
            _ = window.text(columns, 24)
        }
        #expect(screen.lists.measuredCount == 1)
        window.type("/450")
        for key in [Key.enter, .down, .escape, .down] {
            _ = window.text()
            window.press(key)
        }
        #expect(screen.lists.measuredCount == 2)
    }

    @Test("are numbered like other actions in line mode")
    func lines() {
        let lines = ScreenTextRenderer(width: 80).lines(of: Self.movements(1), hasQuestion: false)
        let text = lines.map(\.text)
        #expect(
            text.contains("  5  2026-01-05  transfer to 3333-01-0000037  -45,000  1,234,000 [m0]"),
            "\(text)"
        )
    }
}
