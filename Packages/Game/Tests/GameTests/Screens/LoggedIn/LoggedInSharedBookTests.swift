import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

@testable import Game

@Suite("LoggedIn with other sessions on the same book", .timeLimit(.minutes(20)))
@MainActor
struct LoggedInSharedBookTests {
    private let scores = SharedScores()
    private let playing: Playing

    init() throws {
        playing = try Playing(scores: scores)
        playing.stage.didLogin(withPlayer1Name: "김하나", player2Name: "이두리")
    }

    @Test("the score after a game includes the games of another session")
    func counted() async throws {
        #expect(playing.fields == ["Player 1: 김하나", "Player 2: 이두리"], "it is not known yet")
        await scores.answer()
        await scores.countElsewhere(.player2)
        try await playing.press("Tic Tac Toe")
        try await playing.type("a1", "b1", "a2", "b2", "a3")
        try await playing.press("Close Game")
        #expect(playing.fields == ["Player 1: 김하나 (1)", "Player 2: 이두리 (1)"])
    }

    @Test("a game is counted after the score has been read")
    func lookedUpLate() async throws {
        let interactor = try #require(playing.stage.loggedIn?.interactable as? LoggedInInteractor)
        let counting = interactor.gameIsDecided(with: .player1)
        await wait { await scores.isBeingRead }
        // Begins after the first step of `counting`, which must not count yet.
        await Task {}.value
        #expect(playing.fields == ["Player 1: 김하나", "Player 2: 이두리"], "it is not known yet")
        await scores.answer()
        _ = await counting.value
        #expect(playing.fields == ["Player 1: 김하나 (1)", "Player 2: 이두리 (0)"])
    }
}

/// Scores that other sessions change, too, and whose reading waits for the test.
private actor SharedScores: ScoresInject {
    private var score = Score()
    private var isAnswering = false
    private var askers: [CheckedContinuation<Void, Never>] = []

    var isBeingRead: Bool { !askers.isEmpty }

    /// Lets reading continue.
    func answer() {
        isAnswering = true
        for asker in askers { asker.resume() }
        askers = []
    }

    func countElsewhere(_ winner: PlayerType) {
        score.count(winner: winner)
    }

    func score(of players: Players) async throws -> Score {
        let asked = score
        if !isAnswering { await withCheckedContinuation { askers.append($0) } }
        return asked
    }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        score.count(winner: winner)
        return score
    }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        throw BankError.notSignedIn
    }
}
