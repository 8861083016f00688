import Testing

@testable import Console

@Suite("Frames")
struct FrameTests {
    @Test("a form shows its notice, blocks, field and actions")
    func form() {
        let frame = """
            Put into the safe box

            ! The account has only 10,000 won.

            Full ▕████████████        ▏ 6,000,000 won of 10,000,000 won

            From:      입출금통장 3333-01-0000017
            Available: 10,000 won

            ▸ Amount: ________________________ (5만)

              Put everything in  10,000 won

              q Back

            Enter confirm  Esc back  Tab menu
            """
        #expect(Screens.put.frame(columns: 80, rows: 24).text == frame)
    }

    @Test("a form in a small window has no blank lines")
    func smallForm() {
        let frame = """
            Put into the safe box
            ! The account has only 10,000 won.
            Full
            ▕████████████        ▏
            6,000,000 won of 10,000,000 won
            From:      입출금통장 3333-01-0000017
            Available: 10,000 won
            ▸ Amount: ________________________ (5만)
              Put everything in  10,000 won
              q Back
            Enter confirm  Esc back  Tab menu
            """
        #expect(Screens.put.frame(columns: 40, rows: 12).text == frame)
    }

    @Test("a card, a table and a list are aligned, with Korean text")
    func card() {
        let frame = """
            Card 9490-****-****-0018

            ╭─ 모듈러뱅크 ─────────────────────────────────────────────────────────────────╮
            │ 9490-****-****-0018                                                          │
            │ 3333-01-0000017                                                              │
            ╰──────────────────────────────────────────────────────────────────────────────╯

            Recent
            Date        Shop             Amount
            2025-03-01  스타벅스 강남점   4,500
            2025-03-02  Bookshop         23,000

            The card is locked abroad. Unlock it before you travel.

            ▸ 1 Linked account  1,234,567 won
              2 한도 변경          월 100만원
              3 Report lost

              q Back

            Enter choose  Esc back  ? keys  / filter
            """
        #expect(Screens.card.frame(columns: 80, rows: 24).text == frame)
    }

    @Test(
        "a screen taller than its window scrolls to the focus and shows that there is more"
    )
    func smallCard() {
        let frame = """
            Card 9490-****-****-0018
            모듈러뱅크
            9490-****-****-0018
            3333-01-0000017
            Recent
            Date        Shop             Amount
            2025-03-01  스타벅스 강남점   4,500
            2025-03-02  Bookshop         23,000
            The card is locked abroad. Unlock it
            before you travel.
            ▸ 1 Linked account  1,234,567 won
            Enter choose  Esc back  ? keys    ↓ more
            """
        #expect(Screens.card.frame(columns: 40, rows: 12).text == frame)
    }

    @Test("a table that does not fit is shown as fields")
    func narrowTable() {
        let table = Table(
            columns: [Column("Date"), Column("Shop"), Column("Amount", .trailing)],
            rows: [["2025-03-01", "Bookshop", "4,500"], ["2025-03-02", "", "23,000"]]
        )
        let screen = Screen("Recent", blocks: [.table(table)])
        let frame = """
            Recent

            Date:   2025-03-01
            Shop:   Bookshop
            Amount: 4,500

            Date:   2025-03-02
            Amount: 23,000

            ? keys
            """
        #expect(screen.frame(columns: 20, rows: 12).text == frame)
    }

    @Test("a password field shows six places", arguments: [(80, 24), (40, 12)])
    func password(columns: Int, rows: Int) {
        let frame = """
            Authentication password

            Put 50,000 won into the safe box.

            ▸ Password: _ _ _ _ _ _

              q Cancel

            Enter confirm  Esc cancel  Tab menu
            """
        let drawn = Screens.password.frame(columns: columns, rows: rows)
        #expect(drawn.text == frame)
        #expect(drawn.cursor == FramePosition(column: 12, row: 4))
    }

    @Test("a grid has the focus on its first free cell")
    func board() {
        let frame = """
            Tic-tac-toe

              X  │>   <│
            ─────┼─────┼─────
                 │ [O] │
            ─────┼─────┼─────
                 │     │

              q Back

            Enter choose  Esc back  Arrows move
            """
        #expect(Screens.board().frame(columns: 40, rows: 12).text == frame)
    }

    @Test("a game shows its grid and a field below it")
    func game() {
        let frame = """
            Tic-tac-toe

              X  │>   <│ [O]
            ─────┼─────┼─────
                 │     │
            ─────┼─────┼─────
                 │     │

              Your move: ________________________ (b2)

              q Leave the game

            Enter choose  Esc leave the game  Arrows move  ? keys
            """
        let screen = Screens.game(["X.O", "...", "..."])
        let wide = screen.frame(columns: 80, rows: 24)
        #expect(wide.text == frame)
        #expect(wide.cursor == nil)
        let narrow = """
            Tic-tac-toe
              X  │>   <│ [O]
            ─────┼─────┼─────
                 │     │
            ─────┼─────┼─────
                 │     │
              Your move: ________________________
              (b2)
              q Leave the game
            Enter choose  Esc leave the game  ? keys
            """
        #expect(screen.frame(columns: 40, rows: 12).text == narrow)
    }

    @Test("a list of more than nine actions has nine numbers")
    func longList() {
        let lines = Screens.list(20).frame(columns: 80, rows: 24).text.split(separator: "\n")
        #expect(lines.contains("  9 Account 9"))
        #expect(lines.contains("    Account 10"))
    }

    @Test("a detail that does not fit beside its label is shown below it")
    func longDetail() {
        let screen = Screen(
            "Accounts",
            actions: [ScreenAction("a", "입출금통장 (급여)", detail: "1,234,567,890 won")]
        )
        let frame = """
            Accounts

            ▸ 1 입출금통장 (급여)
                   1,234,567,890 won

            Enter choose  ? keys
            """
        #expect(screen.frame(columns: 24, rows: 12).text == frame)
    }

    @Test("a gauge is full only at 1 and empty only at 0")
    func gauge() {
        func bar(_ fraction: Double) -> String {
            let gauge = Gauge("G", fraction: fraction, caption: "c")
            return Screen("", blocks: [.gauge(gauge)]).frame(columns: 16, rows: 3).text
        }
        #expect(bar(0).contains("▕          ▏"))
        #expect(bar(0.001).contains("▕▎         ▏"))
        #expect(bar(0.5).contains("▕█████     ▏"))
        #expect(bar(0.999).contains("▕█████████▉▏"))
        #expect(bar(1).contains("▕██████████▏"))
        #expect(bar(.nan).contains("▕          ▏"))
    }

    @Test("every part of a screen is safe for a terminal")
    func safety() {
        let evil = "\u{1B}[2J\u{202E}x\u{7}"
        let shown = "\\u{1B}[2J\\u{202E}x\\u{7}"
        let screen = Screen(
            evil,
            notice: .done(evil),
            blocks: [
                .text(evil), .heading(evil), .fields([Field(evil, evil)]),
                .table(Table(columns: [Column(evil)], rows: [[evil]])),
                .gauge(Gauge(evil, fraction: 0, caption: evil)),
                .panels([Panel(evil, blocks: [.text(evil)])]),
                .grid(Grid(rows: [[Grid.Cell(evil)]])),
            ],
            prompt: Prompt(evil, placeholder: evil),
            actions: [
                ScreenAction("a", evil, detail: evil), ScreenAction(.back, evil, role: .back),
            ]
        )
        let frame = screen.frame(columns: 200, rows: 60)
        #expect(frame.text.contains(shown))
        for line in frame.lines {
            #expect(TerminalSafe.line(line.text) == line.text)
        }
    }

    @Test("color does not change the text of a frame")
    func color() {
        for line in Screens.card.frame().lines {
            #expect(line.rendered(with: ColorSupport(depth: .none)) == line.text)
        }
        let painted = Screens.card.frame().lines.map {
            $0.rendered(with: ColorSupport(depth: .basic))
        }
        #expect(painted.contains("  \u{1B}[37m3 \u{1B}[0m\u{1B}[91mReport lost\u{1B}[0m"))
        #expect(painted.first == "\u{1B}[1mCard 9490-****-****-0018\u{1B}[0m")
    }
}
