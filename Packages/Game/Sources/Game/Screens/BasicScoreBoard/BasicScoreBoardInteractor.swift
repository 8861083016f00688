import GameInterface
import RIBs

@MainActor
protocol BasicScoreBoardPresentable: Presentable {
    func set(score: Score)
}

/// Shows the score of the players while the RIB is active.
final class BasicScoreBoardInteractor: PresentableInteractor<any BasicScoreBoardPresentable> {
    private let scoreStream: any ScoreStream

    init(presenter: any BasicScoreBoardPresentable, scoreStream: any ScoreStream) {
        self.scoreStream = scoreStream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        scoreStream.score
            .subscribe { [weak self] in self?.presenter.set(score: $0) }
            .disposeOnDeactivate(interactor: self)
    }
}
