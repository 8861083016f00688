import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

/// The dependencies that a game gets from LoggedIn.
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

/// A game in a window, with a user in front of it and a listener that records.
@MainActor
final class GameBench {
    let listener = GameListenerDouble()
    let dependencies: GameDependencies
    let stage: FeatureStage

    init(
        _ dependencies: GameDependencies = GameDependencies(),
        _ makeBuilder: (GameDependencies) -> any GameBuildable
    ) throws {
        self.dependencies = dependencies
        DetachmentWatch.begin { Issue.record("\($0)") }
        let listener = listener
        let builder = makeBuilder(dependencies)
        stage = try FeatureStage { _ in builder.build(withListener: listener) }
    }

    var person: ScreenUser { stage.person }

    /// The reports of the game since the last call.
    var heard: [String] { listener.log.take() }

    /// The paragraphs and the headline of the screen.
    var texts: [String] {
        person.screen.blocks.compactMap { if case .text(let text) = $0 { text } else { nil } }
            + (person.screen.headline.map { [$0.value] } ?? [])
    }

    /// Plays the game over a pipe.
    /// - Returns: The output.
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
