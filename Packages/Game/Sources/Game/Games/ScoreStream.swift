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
    /// The score is another: it was looked up, a game was counted, or it was reset.
    func updateScore(_ score: Score)
}

final class ScoreStreamImpl: MutableScoreStream {
    private let stream = MutableValueStream<Score>()

    var score: ValueStream<Score> { stream }

    func updateScore(_ score: Score) {
        stream.send(score)
    }
}
