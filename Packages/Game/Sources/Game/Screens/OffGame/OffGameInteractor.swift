import Console
import GameInterface
import RIBs

@MainActor
protocol OffGamePresentable: ScreenPresentable {
    var listener: (any OffGamePresentableListener)? { get set }
    func show(_ notice: Notice?)
}

/// The RIB that attaches OffGame.
@MainActor
protocol OffGameListener: AnyObject {
    func startGame(with gameBuilder: any GameBuildable)
    func resetScore()
    func offGameDidLogOut()
}

/// Offers the games and the reset of the score.
final class OffGameInteractor: PresentableInteractor<any OffGamePresentable> {
    weak var listener: (any OffGameListener)?

    private let games: [Game]
    private let isWorkingStream: ValueStream<Bool>
    private let noticeStream: ValueStream<Notice>
    private var isWaiting = false

    init(
        presenter: any OffGamePresentable,
        games: [Game],
        isWorkingStream: ValueStream<Bool>,
        noticeStream: ValueStream<Notice>
    ) {
        self.games = games
        self.isWorkingStream = isWorkingStream
        self.noticeStream = noticeStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        isWorkingStream.subscribe { [weak self] in self?.setWaiting($0) }
            .disposeOnDeactivate(interactor: self)
        noticeStream.subscribe { [weak self] in self?.presenter.show($0) }
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        setWaiting(false)
    }

    /// Queues input while LoggedIn reads or resets the score, because the input is meant for the
    /// next screen.
    private func setWaiting(_ isWaiting: Bool) {
        guard isWaiting != self.isWaiting else { return }
        self.isWaiting = isWaiting
        guard isWaiting else { return presenter.endWork() }
        // The notice about the work before.
        presenter.show(nil)
        presenter.beginWork()
    }
}

extension OffGameInteractor: OffGamePresentableListener {
    func start(_ game: GameTitle) {
        guard let game = games.first(where: { $0.title == game }) else { return }
        listener?.startGame(with: game.builder)
    }

    func resetScore() {
        listener?.resetScore()
    }

    func logOut() {
        listener?.offGameDidLogOut()
    }
}
