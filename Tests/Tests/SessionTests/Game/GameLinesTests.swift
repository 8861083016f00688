import Foundation

/// `bank game` over a pipe, where moves are lines.
@Suite("bank game line by line")
struct GameLinesTests {
    private let bank: Bank

    init() throws {
        bank = try Bank()
        try bank.expecting("day start 2026-01-05")
    }

    private func play(_ lines: [String]) throws -> [String] {
        let outcome = try bank.game(Bank.loggingIn + lines)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errorOutput == "")
        #expect(!outcome.output.contains("\u{1B}"), "no escape sequences in a pipe")
        return outcome.output.components(separatedBy: "\n== ")
    }

    @Test("takes two names and moves, and announces the winner")
    func won() throws {
        let screens = try play(Bank.wonByPlayer1 + ["close"])
        let end = try #require(screens.dropLast().last)
        #expect(end.contains("Ann (X) won."), "\(end)")
        #expect(end.contains("[X] │ [X] │ [X]"), "the line that won is marked: \(end)")
        #expect(try #require(screens.last).contains("Ann (1)"))
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
    }

    @Test("the machine plays either seat and wins a game that is given away")
    func machine() throws {
        let second = try bank.game(["Ann", "/machine", "login", "ticTacToe", "a1", "c3"])
        #expect(second.output.contains("Ann (X) took a1. The machine (O) took b2."))
        #expect(second.output.contains("2: The machine"), "\(second.output)")
        let first = try bank.game([
            "/machine", "Ann", "login", "ticTacToe", "a1", "c3", "c1", "a3", "a2", "c2", "b1",
            "b3",
        ])
        #expect(first.output.contains("✓ The machine (X) took"), "it begins: \(first.output)")
        // The machine may take a cell of the list; it then has won, or no player has.
        #expect(!first.output.contains("Ann (O) won."), "\(first.output)")
        #expect(first.output.contains("The machine (X) won.") || first.output.contains("A draw."))
        #expect(try bank.scores().count == 1, "the one that was left is not counted")
    }

    @Test("refuses moves after the end, and counts the game once")
    func afterTheEnd() throws {
        let screens = try play(Bank.wonByPlayer1 + ["c3", "/c3", "close"])
        let end = try #require(screens.dropLast().last)
        #expect(end.split(separator: "\n").count { $0 == "! Choose an action: close." } == 2)
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
    }

    @Test("input that ends at any line counts exactly the decided games")
    func cutOff() throws {
        let lines = Bank.loggingIn + Bank.wonByPlayer1 + ["close", "ticTacToe", "b2"]
        let decided = Bank.loggingIn.count + Bank.wonByPlayer1.count
        for count in 0...lines.count {
            let copy = try bank.copy()
            let outcome = try copy.game(Array(lines.prefix(count)))
            #expect(outcome.exitCode == 0, "after \(count) lines: \(outcome.errorOutput)")
            #expect(outcome.errorOutput == "", "after \(count) lines")
            let scores = count < decided ? [] : ["Ann 1, Ben 0, drawn 0"]
            #expect(try copy.scores() == scores, "after \(count) lines")
            _ = try copy.head()
        }
    }
}
