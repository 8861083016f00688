import Console
import Testing

@Suite("Blocks of screens")
struct BlockTests {
    private func text(_ block: ScreenBlock, _ columns: Int = 80, _ rows: Int = 24) -> String {
        // Without the title and the keys, and the blank lines between.
        let text = Screen("T", blocks: [block]).frame(columns: columns, rows: rows).text
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .dropLast(2).joined(separator: "\n")
    }

    @Test("a sparkline spans from the lowest to the highest bar, which is never full as in a gauge")
    func sparkline() {
        #expect(Sparkline(values: [0, 10, 20, 30, 40, 50, 60]).bars() == "▁▂▃▄▅▆▇")
        #expect(Sparkline(values: [-5, 5]).bars() == "▁▇")
        #expect(Sparkline(values: [7, 7, 7]).bars() == "───")
        #expect(Sparkline(values: [0, 0]).bars() == "──")
        #expect(Sparkline(values: []).bars() == "")
        #expect(Sparkline(values: [.min, 0, .max]).bars() == "▁▄▇")
        #expect(Sparkline(values: (1...90).map { Int64($0) }).bars(columns: 7) == "▁▂▃▄▅▆▇")
        let block = ScreenBlock.sparkline(Sparkline("Balance", values: [1, 2], caption: "2 won"))
        #expect(text(block) == "Balance ▁▇ 2 won")
    }

    @Test("a tree is indented by levels and loses words that do not fit")
    func tree() {
        let block = ScreenBlock.tree(
            Tree([
                Tree.Node("Root", role: .palette(0)),
                Tree.Node("Home", role: .palette(1), detail: "from App", depth: 1, isMarked: true),
            ])
        )
        #expect(text(block) == "Root\n  Home  from App")
        #expect(text(block, 14) == "Root\n  Home  from …")
        let colors = Screen("T", blocks: [block]).frame().colors
        #expect(colors.contains("\n0000\n  1111mmmmmmmmmm\n"))
    }

    @Test("panels are side by side where their minimum widths allow, in boxes of equal height")
    func panels() {
        let block = ScreenBlock.panels([
            Panel("Cards", minimumWidth: 16, blocks: [.text("9490")]),
            Panel("Boxes", minimumWidth: 16, blocks: [.text("One\nTwo")]),
        ])
        let beside = """
            ╭─ Cards ──────╮ ╭─ Boxes ──────╮
            │ 9490         │ │ One          │
            │              │ │ Two          │
            ╰──────────────╯ ╰──────────────╯
            """
        #expect(text(block, 33) == beside)
        #expect(text(block, 32).contains("╭─ Cards ──────────────────────╮\n│ 9490"))
        let small = Screen("T", blocks: [block]).frame(columns: 33, rows: 5).text
        #expect(small.hasPrefix("T\nCards\n9490\nBoxes\n"))
    }

    @Test("a headline stays in place while the blocks scroll")
    func headline() {
        let screen = Screen(
            "Account",
            headline: Headline("Balance", "1,234,567 won", detail: "1,000 won held"),
            blocks: [.text((1...40).map { "Line \($0)" }.joined(separator: "\n"))],
            actions: [.back()]
        )
        let lines = screen.frame(columns: 50, rows: 12).text.split(separator: "\n")
        #expect(lines[1] == "Balance  1,234,567 won  1,000 won held")
        #expect(lines[0].hasSuffix("↑ more"))
    }

    @Test("the first line shows the titles below, from the nearest one, as far as they fit")
    @MainActor
    func breadcrumb() {
        let screens = ["ModularBank", "Home", "Cards", "Card"].map {
            RecordingScreen(screen: Screen($0))
        }
        let window = Window(showing: screens[0])
        for (below, above) in zip(screens, screens.dropFirst()) { below.present(above) }
        func title(_ columns: Int) -> String? {
            window.text(columns, 5).split(separator: "\n").first.map(String.init)
        }
        #expect(title(40) == "ModularBank › Home › Cards › Card")
        #expect(title(30) == "… › Home › Cards › Card")
        #expect(title(20) == "… › Cards › Card")
        #expect(title(8) == "… › Card")
        #expect(title(4) == "Card")
    }

    @Test("a narrow table loses words of a text and columns by their rank, but tears no word")
    func table() {
        let table = ScreenBlock.table(
            Table(
                columns: [
                    Column("Date"), Column("What", isShortenable: true),
                    Column("Won", .trailing, tint: .sign),
                    Column("Balance", .trailing, dropRank: 1),
                ],
                rows: [
                    ["01-05", "Coffee and cake", "-4,500", "95,500"],
                    ["01-06", "월급", "10", "95,510"],
                ]
            )
        )
        #expect(
            text(table, 40) == """
                Date   What                Won  Balance
                01-05  Coffee and cake  -4,500   95,500
                01-06  월급                 10   95,510
                """
        )
        #expect(text(table, 34).contains("01-05  Coffee …    -4,500   95,500"))
        #expect(text(table, 24).contains("01-05  Coffee …   -4,500\n"))
        #expect(text(table, 20).contains("What:    Coffee and\n         cake\n"))
        let colors = Screen("T", blocks: [table]).frame(columns: 40, rows: 9).colors
        #expect(colors.contains("nnnnnn"))
        #expect(colors.contains("pp"))
    }

    @Test("actions with letters are in columns, entries of a list below each other")
    func actions() {
        let letters = "abcdef".map {
            ScreenAction(.init(String($0)), "Action", detail: $0 == "b" ? "5 won" : "", key: $0)
        }
        let screen = Screen(
            "T",
            actions: [ScreenAction("1", "Entry"), ScreenAction("2", "Other")] + letters + [.back()]
        )
        let text = """
            T

            ▸ 1 Entry
              2 Other

              a Action           d Action    q Back
              b Action  5 won    e Action
              c Action           f Action

            Enter choose  ? keys  / filter
            """
        #expect(screen.frame(columns: 60, rows: 24).text.replacing("  Esc back", with: "") == text)
    }
}
