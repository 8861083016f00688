import Console
import RIBs

extension Interactor {
    /// Takes no input until the score is known, as after a link that starts a game while it is still
    /// looked up: what is shown is then whole from the beginning.
    ///
    /// - Parameters:
    ///   - scoreStream: Has no value before that.
    ///   - presenter: Takes no input until then.
    func waitForScore(of scoreStream: any ScoreStream, on presenter: any ScreenPresentable) {
        work(on: presenter) {
            for await _ in scoreStream.score { break }
        }
    }
}
