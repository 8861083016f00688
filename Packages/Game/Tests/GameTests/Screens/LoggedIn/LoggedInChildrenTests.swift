import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

@Suite("The children of LoggedIn", .timeLimit(.minutes(20)))
@MainActor
struct LoggedInChildrenTests {
    @Test("login replaces LoggedOut's view by OffGame's")
    func loggedOutIsGone() async throws {
        let playing = try Playing(scores: FakeScores())
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2)
        try await playing.type("김하나", "이두리")
        try await playing.press("Login")
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.depth == 2)
        #expect(playing.person.screen.title == "Games")
    }

    @Test("detaching LoggedIn during a game leaves no view", arguments: 0..<4)
    func detachedInTheMiddle(moves: Int) async throws {
        let playing = try Playing(scores: FakeScores())
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2"].prefix(moves) { try await playing.type(move) }
        playing.stage.loggedInDidLogOut()
        await playing.stage.window.settled()
        #expect(playing.stage.loggedIn == nil)
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2, "the root's view and LoggedOut's")
    }

    @Test("LoggedIn has one child at a time under random input", arguments: 0..<20 as Range<UInt64>)
    func anyKeys(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let playing = try Playing(scores: FakeScores())
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
                _ = try playing.actions?.launchGame(with: "randomwin")
            }
            #expect(playing.shown != nil)
            #expect(playing.stage.window.depth == 2)
            try await playing.waitUntilReleased()
        }
    }

    @Test("a link during a game starts a new one, any number of times")
    func freshGame() async throws {
        let playing = try Playing(scores: FakeScores())
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        let empty = playing.person.screen
        try await playing.type("b2", "a1")
        for _ in 0..<3 {
            let before = playing.stage.loggedIn?.children.first
            _ = try playing.actions?.launchGame(with: "ticTacToe")
            #expect(playing.shown == "TicTacToe")
            #expect(playing.stage.loggedIn?.children.first !== before)
            #expect(playing.person.screen == empty)
        }
    }

    @Test("a decided game is counted when a link replaces it before it is closed")
    func countedAnyway() async throws {
        let scores = FakeScores()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2", "b2"] { try await playing.type(move) }
        playing.stage.window.top?.submitted("a3")
        _ = try playing.actions?.launchGame(with: "randomWin")
        await wait { !scores.counted.isEmpty }
        #expect(scores.counted.map(\.winner) == [.player1])
        #expect(playing.shown == "RandomWin")
    }

    @Test("a decided game is counted when the session ends at that moment")
    func countedAtTheEnd() async throws {
        let scores = FakeScores()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await playing.press("Tic Tac Toe")
        for move in ["a1", "b1", "a2", "b2"] { try await playing.type(move) }
        playing.stage.window.top?.submitted("a3")
        playing.stage.end()
        await wait { !scores.counted.isEmpty }
        #expect(scores.counted.map(\.winner) == [.player1])
    }

    @Test("the score on the screen follows the games, during them and in OffGame")
    func score() async throws {
        let playing = try Playing(scores: FakeScores(Score(player1Score: 1)))
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
