import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

@testable import Game

@Suite("LoggedIn on its screens")
@MainActor
struct LoggedInScreenTests {
    private let scores = FakeScores(Score(player1Score: 2))
    private let playing: Playing

    init() async throws {
        playing = try Playing(scores: scores)
        await playing.logIn()
    }

    @Test("OffGame offers each game, resetting the score, and logging out")
    func offGame() async throws {
        #expect(playing.person.screen.title == "Games")
        #expect(
            playing.person.screen.actions.map(\.label)
                == ["Random Win", "Tic Tac Toe", "Reset the score", "Log out"]
        )
        #expect(playing.person.screen.notice == nil)
        try await playing.press("Log out")
        #expect(playing.stage.loggedIn == nil)
        #expect(playing.person.screen.title == "Log in")
    }

    @Test("a score that cannot be read counts from zero, and the reason is shown once")
    func unreadable() async throws {
        scores.fail(with: BankError(.unreadableBook, code: "test", "the book cannot be read"))
        let playing = try Playing(scores: scores)
        await playing.logIn()
        #expect(playing.fields == ["Player 1: 김하나 (0)", "Player 2: 이두리 (0)"])
        #expect(playing.person.screen.notice == .problem("The book cannot be read."))
        try await playing.press("Tic Tac Toe", "Leave the game")
        #expect(playing.person.screen.notice == nil)
    }

    @Test(
        "a decided game is counted once, before its announcement is closed",
        arguments: [
            (PlayerType.player1, "a1 b1 a2 b2 a3"), (.player2, "a1 b1 a2 b2 c3 b3"),
            (nil, "a1 b1 c1 b2 a2 c2 b3 a3 c3"),
        ] as [(PlayerType?, String)]
    )
    func decided(winner: PlayerType?, moves: String) async throws {
        try await playing.press("Tic Tac Toe")
        for move in moves.split(separator: " ") { try await playing.type(String(move)) }
        let counted = [FakeScores.Counted(winner: winner, players: Playing.players)]
        #expect(scores.counted == counted)
        #expect(playing.shown == "TicTacToe", "the announcement is still open")
        try await playing.press("Close Game")
        #expect(playing.shown == "OffGame")
        #expect(scores.counted == counted)
    }

    @Test("a game that cannot be counted leaves the score unchanged and shows the reason")
    func notCounted() async throws {
        scores.fail(with: BankError(.internalError, code: "test", "the disk is full"))
        try await playing.press("Random Win", "Magic")
        #expect(
            playing.person.screen.notice == .problem("This game is not counted. The disk is full.")
        )
        try await playing.press("Close Game")
        #expect(playing.fields.first == "Player 1: 김하나 (2)")
    }

    @Test("a game that is left is not counted")
    func left() async throws {
        try await playing.press("Tic Tac Toe")
        try await playing.type("a1")
        try await playing.press("Leave the game")
        #expect(playing.shown == "OffGame")
        #expect(scores.counted.isEmpty)
        #expect(playing.fields.first == "Player 1: 김하나 (2)")
    }

    @Test(
        "LoggedIn launches the game of a link, in any case",
        arguments: ["ticTacToe", "TICTACTOE", "tictactoe"]
    )
    func launch(id: String) throws {
        let actions = try #require(playing.actions)
        var launched = false
        try actions.launchGame(with: id).subscribe { item, _ in launched = item === actions }
        #expect(launched)
        #expect(playing.shown == "TicTacToe")
    }

    @Test(
        "a link with an unknown game changes nothing, and the error lists the games",
        arguments: [
            (nil, "no game is named; games are 'randomWin', 'ticTacToe'"),
            ("", "there is no game ''; games are 'randomWin', 'ticTacToe'"),
            ("chess", "there is no game 'chess'; games are 'randomWin', 'ticTacToe'"),
        ] as [(String?, String)]
    )
    func launchUnknown(id: String?, message: String) throws {
        let actions = try #require(playing.actions)
        let error = #expect(throws: UnknownGameError.self) { try actions.launchGame(with: id) }
        #expect(error?.description == message)
        #expect(playing.shown == "OffGame")
    }
}
