import Console
import GameInterface
import RIBs

/// Publishes the score of the logged-in players once the score is known.
@MainActor
protocol ScoreStream: AnyObject, Sendable {
    var score: ValueStream<Score> { get }
}

@MainActor
protocol MutableScoreStream: ScoreStream {
    /// Publishes a score read from the book, which may include games that other processes counted.
    func updateScore(_ score: Score)
}

final class ScoreStreamImpl: MutableScoreStream {
    private let stream = MutableValueStream<Score>()

    var score: ValueStream<Score> { stream }

    func updateScore(_ score: Score) {
        stream.send(score)
    }
}
