import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

@testable import Game

@Suite("Memory after many games")
@MainActor
struct GameLeakTests {
    private static let games = GeneratedWork.finishedGames.amount

    @Test("many games leave no router, interactor, subscription or view behind")
    func nothingLeft() async throws {
        let scores = FakeScores()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await play(100, in: playing)
        let depth = playing.stage.window.depth
        let (before, screens) = (LiveCounts.current, ScreenViewController.liveCount)
        try await play(Self.games, in: playing)
        let (after, screensAfter) = (LiveCounts.current, ScreenViewController.liveCount)
        GeneratedWork.finishedGames.report(Self.games)
        #expect(scores.counted.count == Self.games + 100)
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.depth == depth)
        // Other tests run at the same time and are counted, too. A leak in each game
        // would be a hundred times as many.
        let allowed = Self.games / 100
        #expect(after.routers - before.routers < allowed)
        #expect(after.interactors - before.interactors < allowed)
        #expect(after.subscriptions - before.subscriptions < allowed)
        #expect(screensAfter - screens < allowed)
        playing.stage.end()
    }

    /// Plays both games to their end and returns to OffGame.
    private func play(_ count: Int, in playing: Playing) async throws {
        for number in 0..<count {
            if number.isMultiple(of: 10) {
                try await playing.press("Tic Tac Toe")
                try await playing.type("a1", "b1", "a2", "b2", "a3")
            } else {
                try await playing.press("Random Win", "Magic")
            }
            try await playing.press("Close Game")
        }
    }
}
