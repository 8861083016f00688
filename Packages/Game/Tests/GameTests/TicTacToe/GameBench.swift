import BankConsole
import BankConsoleTesting
import Console
import ConsoleTesting
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

/// What a game gets from LoggedIn: two names, their score, and chance.
@MainActor
final class GameDependencies: TicTacToeDependency, RandomWinDependency {
    let player1Name: String
    let player2Name: String
    let scores = ScoreStreamImpl()
    let randomNumber: @Sendable () -> Int

    var scoreStream: any ScoreStream { scores }

    init(
        _ player1Name: String = "Hana",
        _ player2Name: String = "Duri",
        score: Score? = Score(),
        randomNumber: Int = 73
    ) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        self.randomNumber = { randomNumber }
        if let score { scores.updateScore(score) }
    }
}

/// A game in a window, with a person before it and a double of who has started it.
@MainActor
final class GameBench {
    let listener = GameListenerDouble()
    let dependencies: GameDependencies
    let stage: FeatureStage
    /// Hears how the game goes, and nobody else holds it.
    private let game: any Game

    init(
        _ dependencies: GameDependencies = GameDependencies(),
        _ makeGame: (GameDependencies) -> any Game
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        self.dependencies = dependencies
        let listener = listener
        let game = makeGame(dependencies)
        self.game = game
        stage = try FeatureStage { _ in game.builder.build(withListener: listener) }
    }

    var person: ScreenUser { ScreenUser(at: stage.window) }

    /// What the listener was told since the last time.
    var heard: [String] { listener.log.take() }

    /// What stands on the screen as paragraphs.
    var texts: [String] {
        person.screen.blocks.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// Plays the game over a pipe.
    /// - Returns: What was printed.
    func play(lines: String) async throws -> String {
        let io = InMemoryIO(input: lines)
        let end = try await ScreenSession.run(
            window: stage.window,
            terminal: PipeTerminal(io: io)
        )
        #expect(end == .endOfInput)
        return io.output
    }
}
