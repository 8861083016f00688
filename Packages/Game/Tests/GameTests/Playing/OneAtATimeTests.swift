import BookkeepingTesting
import Console
import GameInterface
import RIBs
import Testing
@testable import Game


@Suite("Under LoggedIn")
@MainActor
struct OneAtATimeTests {
    @Test("LoggedOut's view is gone after login, and OffGame's stands in its place")
    func loggedOutIsGone() async throws {
        let playing = try Playing(scores: ScoresDouble())
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2)
        try await playing.type("김하나", "이두리")
        try await playing.press("Login")
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.depth == 2)
        #expect(playing.person.screen.title == "Games")
    }

    @Test("no view is left when LoggedIn is detached in the middle of a game", arguments: 0..<4)
    func detachedInTheMiddle(moves: Int) async throws {
        let playing = try Playing(scores: ScoresDouble())
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2"].prefix(moves) { try await playing.type(move) }
        playing.stage.logOut()
        await playing.stage.window.settled()
        #expect(playing.stage.loggedIn == nil)
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2, "the root's view and LoggedOut's")
    }

    @Test("there is one child at a time, whatever the two do", arguments: 0..<20 as Range<UInt64>)
    func anyKeys(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let playing = try Playing(scores: ScoresDouble())
        await playing.logIn()
        for _ in 0..<200 {
            let screen = playing.person.screen
            if screen.prompt != nil, Bool.random(using: &generator) {
                try await playing.person.type(
                    ["a1", "b2", "c3", "x"].randomElement(using: &generator)!
                )
            } else if let action = screen.actions.randomElement(using: &generator) {
                try await playing.person.press(action.id)
            }
            if playing.stage.loggedIn == nil { await playing.logIn() }
            if Int.random(in: 0..<20, using: &generator) == 0 {
                _ = try playing.stage.loggedIn?.actionableItem.launchGame(with: "randomwin")
            }
            #expect(playing.shown != nil)
            #expect(playing.stage.window.depth == 2)
        }
    }

    @Test("a link during a game starts a fresh one, as often as it comes")
    func freshGame() async throws {
        let playing = try Playing(scores: ScoresDouble())
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        let empty = playing.person.screen
        try await playing.type("b2", "a1")
        for _ in 0..<3 {
            let before = playing.stage.loggedIn?.router.children.first
            _ = try playing.stage.loggedIn?.actionableItem.launchGame(with: "ticTacToe")
            #expect(playing.shown == "TicTacToe")
            #expect(playing.stage.loggedIn?.router.children.first !== before)
            #expect(playing.person.screen == empty)
        }
    }

    @Test("a game that is decided is counted, also when a link takes it away before it is closed")
    func countedAnyway() async throws {
        let scores = ScoresDouble()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2", "b2"] { try await playing.type(move) }
        playing.stage.window.top?.submitted("a3")
        _ = try playing.stage.loggedIn?.actionableItem.launchGame(with: "randomWin")
        for _ in 0..<1_000 where scores.counted.isEmpty { await Task.yield() }
        #expect(scores.counted.map(\.winner) == [.player1])
        #expect(playing.shown == "RandomWin")
    }

    @Test("a game that is decided is counted, also when the session ends in that moment")
    func countedAtTheEnd() async throws {
        let scores = ScoresDouble()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2", "b2"] { try await playing.type(move) }
        playing.stage.window.top?.submitted("a3")
        playing.stage.end()
        for _ in 0..<1_000 where scores.counted.isEmpty { await Task.yield() }
        #expect(scores.counted.map(\.winner) == [.player1])
    }

    @Test("the score follows the games, on the board and between them")
    func score() async throws {
        let playing = try Playing(scores: ScoresDouble(Score(player1Score: 1)))
        await playing.logIn()
        #expect(playing.fields == ["Player 1: 김하나 (1)", "Player 2: 이두리 (0)"])
        try await playing.press("Tic Tac Toe")
        #expect(playing.fields == ["김하나 (X): 1", "이두리 (O): 0"])
        try await playing.type("a1", "b1", "a2", "b2", "c3", "b3")
        #expect(playing.fields == ["김하나 (X): 1", "이두리 (O): 1"])
        try await playing.press("Close Game")
        #expect(playing.fields == ["Player 1: 김하나 (1)", "Player 2: 이두리 (1)"])
    }
}
