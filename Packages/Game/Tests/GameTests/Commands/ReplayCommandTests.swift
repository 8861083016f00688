import BankConsoleTesting
import Game
import Testing

@Suite("game replay")
struct ReplayCommandTests {
    @Test(
        "replay draws the board, and names the next player or the result",
        arguments: [
            (
                "b2 a1 C1",
                """
                  a b c
                1 O . X
                2 . X .
                3 . . .
                Player 2 (O) is next.

                """
            ),
            (
                "",
                """
                  a b c
                1 . . .
                2 . . .
                3 . . .
                Player 1 (X) is next.

                """
            ),
            (
                "a1 a2 b2 b1 c3",
                """
                  a b c
                1 X O .
                2 O X .
                3 . . X
                Player 1 (X) won: a1 b2 c3.

                """
            ),
            (
                "a1 b1 c1 b2 a2 c2 b3 a3 c3",
                """
                  a b c
                1 X O X
                2 X O O
                3 O X X
                The game is a draw.

                """
            ),
        ]
    )
    func draws(moves: String, text: String) async throws {
        let outcome = try await run("game replay \(moves)")
        #expect(outcome.exitCode == .success)
        #expect(outcome.output == text)
        #expect(outcome.errorOutput == "")
    }

    @Test("replay with --json prints the moves, the board and the status under their keys")
    func json() async throws {
        let won = try await run("game replay b1 A1 b2 a2 b3 --json")
        #expect(
            won.output.filter { !$0.isWhitespace }
                == #"{"schemaVersion":1,"moves":["b1","a1","b2","a2","b3"],"#
                + #""board":[[2,1,null],[2,1,null],[null,1,null]],"#
                + #""standing":"won","player":1,"line":["b1","b2","b3"]}"#
        )
    }

    @Test(
        "replay with --json distinguishes an unfinished game from a draw",
        arguments: [
            ("b2", #""standing":"next","player":2,"line":[]"#),
            ("a1 b1 c1 b2 a2 c2 b3 a3 c3", #""standing":"draw","player":null,"line":[]"#),
        ]
    )
    func jsonStanding(moves: String, members: String) async throws {
        let outcome = try await run("game replay --json \(moves)")
        #expect(outcome.output.filter { !$0.isWhitespace }.contains(members))
    }

    @Test(
        "replay names the first move that breaks a rule in one line, and draws nothing",
        arguments: [
            (
                "b2 d4 a1", .badData,
                "Error: Move 2: 'd4' is not a cell; the cells are a1 to c3.\n"
            ),
            (
                "b2 a1 B2", .refused,
                "Error: Move 3: 'b2' is taken already; choose a free cell.\n"
            ),
            (
                "a1 a2 b1 b2 c1 c3", .refused,
                "Error: Move 6: 'c3' comes after the end of the game; "
                    + "leave out all moves after move 5.\n"
            ),
            (
                "a1 b1 c1 b2 a2 c2 b3 a3 c3 b2", .refused,
                "Error: Move 10: 'b2' comes after the end of the game; "
                    + "leave out all moves after move 9.\n"
            ),
        ] as [(String, ExitCode, String)]
    )
    func refusals(moves: String, status: ExitCode, text: String) async throws {
        let outcome = try await run("game replay \(moves)")
        #expect(outcome.exitCode == status)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput == text)
    }

    @Test("replay --help explains the moves")
    func help() async throws {
        let outcome = try await run("game replay --help")
        #expect(outcome.exitCode == .success)
        let parts = outcome.output.split(separator: "GLOBAL OPTIONS:")
        #expect(parts.count == 2)
        #expect(
            parts[0] == """
                OVERVIEW: Draw the board after the given moves, with the winner or the next
                player.

                Player 1 (X) begins, and the players take turns. A cell is named by its column,
                a to c from the left, and its row, 1 to 3 from the top: b2 is the middle.

                USAGE: bank game replay [<move> ...] [<global options>]

                ARGUMENTS:
                  <move> ...              The cells in the order of the moves; the empty board
                                          if omitted.

                OPTIONS:
                  -h, --help              Show help information.


                """
        )
        #expect(
            parts[1].hasSuffix(
                """
                EXAMPLES:
                  bank game replay b2 a1 c1
                      Draw the board after three moves.
                  bank game replay a1 a2 b1 b2 c1
                      Draw a game that player 1 has won.

                """
            )
        )
    }

    @Test("replay opens no book")
    func opensNoBook() async throws {
        let container = try Container(
            modules: GameModule(),
            UnopenedLedgerModule(),
            FakeSigningModule()
        )
        let outcome = try await ProgramRun(bank: container, ["game", "replay", "b2"])
        #expect(outcome.exitCode == .success)
    }

    @Test("the program accepts every example of the help")
    func examples() throws {
        #expect(try CommandLineProgram(bank: TestBank().container).exampleProblems().isEmpty)
    }

    /// - Parameter line: The words after `bank`, separated by spaces.
    private func run(_ line: String) async throws -> ProgramRun {
        try await TestBank().run(line.split(separator: " ").map(String.init))
    }
}

/// A ledger that must not be used.
private struct UnopenedLedgerModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) {
            Issue.record("the book is opened")
            return InMemoryLedger(date: nil) { throw CancellationError() }
        }
    }
}
