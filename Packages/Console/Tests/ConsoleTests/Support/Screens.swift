import Console

/// Screens of a bank, for tests of rendering and focus.
enum Screens {
    /// A form with every kind of part.
    static let put = Screen(
        "Put into the safe box",
        notice: .problem("The account has only 10,000 won."),
        blocks: [
            .gauge(Gauge("Full", fraction: 0.6, caption: "6,000,000 won of 10,000,000 won")),
            .fields([Field("From", "입출금통장 3333-01-0000017"), Field("Available", "10,000 won")]),
        ],
        prompt: Prompt("Amount", placeholder: "5만"),
        actions: [
            ScreenAction("all", "Put everything in", detail: "10,000 won"), .back(),
        ]
    )

    /// A screen with a picture, a heading, a table, and an action that cannot be undone.
    static let card = Screen(
        "Card 9490-****-****-0018",
        blocks: [
            .panels([
                Panel(
                    "모듈러뱅크",
                    blocks: [.text("9490-****-****-0018"), .text("3333-01-0000017")]
                )
            ]),
            .heading("Recent"),
            .table(
                Table(
                    columns: [Column("Date"), Column("Shop"), Column("Amount", .trailing)],
                    rows: [
                        ["2025-03-01", "스타벅스 강남점", "4,500"],
                        ["2025-03-02", "Bookshop", "23,000"],
                    ]
                )
            ),
            .text("The card is locked abroad. Unlock it before you travel."),
        ],
        actions: [
            ScreenAction("account", "Linked account", detail: "1,234,567 won"),
            ScreenAction("한도", "한도 변경", detail: "월 100만원"),
            ScreenAction("lost", "Report lost", role: .destructive),
            .back(),
        ]
    )

    /// A screen with a password field of six places.
    static let password = Screen(
        "Authentication password",
        blocks: [.text("Put 50,000 won into the safe box.")],
        prompt: Prompt("Password", kind: .secret(length: 6)),
        actions: [.back("Cancel")]
    )

    /// A screen with a 3 x 3 grid.
    static func board(_ marks: String = "X...O....") -> Screen {
        board(rows: (0..<3).map { row in String(Array(marks)[row * 3..<row * 3 + 3]) })
    }

    /// A screen with a grid of any size and a field for moves.
    static func game(_ rows: [String], turn: String = "Your move") -> Screen {
        var screen = board(rows: rows)
        screen.prompt = Prompt(turn, placeholder: "b2")
        screen.actions[screen.actions.count - 1] = .back("Leave the game")
        return screen
    }

    /// - Parameter rows: A character for each cell; `.` for a free cell.
    private static func board(rows: [String]) -> Screen {
        var actions: [ScreenAction] = []
        let cells = rows.enumerated().map { row, signs in
            signs.enumerated().map { column, sign -> Grid.Cell in
                switch sign {
                case "X": return Grid.Cell("X", emphasis: .first)
                case "O": return Grid.Cell("O", emphasis: .marked)
                default:
                    let id = cell(row, column)
                    actions.append(ScreenAction(id, "Row \(row + 1), column \(column + 1)"))
                    return Grid.Cell("", action: id)
                }
            }
        }
        return Screen(
            "Tic-tac-toe",
            blocks: [.grid(Grid(rows: cells))],
            actions: actions + [.back()]
        )
    }

    static func cell(_ row: Int, _ column: Int) -> ScreenAction.ID {
        ScreenAction.ID(String(UnicodeScalar(UInt8(97 + row))) + String(column + 1))
    }

    /// A list with a number of actions, taller than a window.
    static func list(_ count: Int) -> Screen {
        Screen(
            "Accounts",
            blocks: [.text("Choose one.")],
            actions: (1...count).map { ScreenAction(.init("account\($0)"), "Account \($0)") }
                + [.back()]
        )
    }
}
