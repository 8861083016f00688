import Console
import GameInterface
import RIBs

extension Interactor {
    /// Follows the score for as long as the interactor is active. Takes no input until it is known, as
    /// after a link that starts a game while it is still looked up: what is shown is then whole from the
    /// beginning.
    ///
    /// - Parameters:
    ///   - scoreStream: Has no value as long as the score is not known.
    ///   - presenter: Takes no input until then.
    ///   - show: Shows the score, now and each time it changes.
    func followScore(
        of scoreStream: any ScoreStream,
        on presenter: any ScreenPresentable,
        _ show: @escaping @MainActor (Score) -> Void
    ) {
        var isKnown = false
        scoreStream.score
            .subscribe { score in
                isKnown = true
                show(score)
            }
            .disposeOnDeactivate(interactor: self)
        guard !isKnown else { return }
        work(on: presenter) {
            for await _ in scoreStream.score { break }
        }
    }
}
