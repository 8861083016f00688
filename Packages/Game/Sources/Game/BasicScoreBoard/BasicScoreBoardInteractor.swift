import GameInterface
import RIBs

@MainActor
protocol BasicScoreBoardRouting: ViewableRouting {}

@MainActor
protocol BasicScoreBoardPresentable: Presentable {
    func set(score: Score)
}

/// Shows the score for as long as it is active.
final class BasicScoreBoardInteractor: PresentableInteractor<any BasicScoreBoardPresentable>,
    BasicScoreBoardInteractable
{
    weak var router: (any BasicScoreBoardRouting)?

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
