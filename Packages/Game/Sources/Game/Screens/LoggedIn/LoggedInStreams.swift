import Console
import GameInterface
import RIBs

/// The score of the players who are logged in, without a value until it is known.
@MainActor
protocol ScoreStream: AnyObject, Sendable {
    var score: ValueStream<Score> { get }
}

@MainActor
protocol MutableScoreStream: ScoreStream {
    /// Publishes the score of the book, in which other processes may have counted, too.
    func updateScore(_ score: Score)
}

final class ScoreStreamImpl: MutableScoreStream {
    private let stream = MutableValueStream<Score>()

    var score: ValueStream<Score> { stream }

    func updateScore(_ score: Score) {
        stream.send(score)
    }
}
