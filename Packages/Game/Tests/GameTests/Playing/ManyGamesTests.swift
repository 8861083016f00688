import Console
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

@Suite("Many games in a row")
@MainActor
struct ManyGamesTests {
    private static let games = 100_000

    @Test("leave nothing behind: no router, no interactor, no subscription, no view")
    func nothingLeft() async throws {
        let scores = ForgettingScores()
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await play(100, in: playing)
        let depth = playing.stage.window.depth
        let (before, screens) = (LiveCounts.current, ScreenViewController.liveCount)
        try await play(Self.games, in: playing)
        let (after, screensAfter) = (LiveCounts.current, ScreenViewController.liveCount)
        #expect(scores.score[.player1] + scores.score[.player2] == Self.games + 100)
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.depth == depth)
        // Other tests run meanwhile, and are counted too: what each game left behind would be 100,000.
        let allowed = Self.games / 100
        #expect(after.routers - before.routers < allowed)
        #expect(after.interactors - before.interactors < allowed)
        #expect(after.subscriptions - before.subscriptions < allowed)
        #expect(screensAfter - screens < allowed)
        playing.stage.end()
    }

    /// Both games, each to its end and back to OffGame.
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
