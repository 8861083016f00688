import GameInterface
import RIBs

/// The score of the two who are logged in, as it is now and each time it changes.
@MainActor
protocol ScoreStream: AnyObject, Sendable {
    /// Without a value until the score is known.
    var score: ValueStream<Score> { get }
}

/// The same for who counts.
@MainActor
protocol MutableScoreStream: ScoreStream {
    /// Counts one more game.
    /// - Parameter winner: nil for a draw.
    func updateScore(with winner: PlayerType?)

    /// The score is another: it was looked up, or reset.
    func setScore(_ score: Score)
}

final class ScoreStreamImpl: MutableScoreStream {
    private let stream = MutableValueStream<Score>()

    var score: ValueStream<Score> { stream }

    func updateScore(with winner: PlayerType?) {
        var score = stream.value ?? Score()
        score.count(winner: winner)
        stream.send(score)
    }

    func setScore(_ score: Score) {
        stream.send(score)
    }
}
