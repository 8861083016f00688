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

/// Offers the games, and the reset of their score.
final class OffGameInteractor: PresentableInteractor<any OffGamePresentable> {
    weak var listener: (any OffGameListener)?

    private let games: [Game]
    private let statusStream: ValueStream<LoggedInStatus>
    private var isWaiting = false

    init(
        presenter: any OffGamePresentable,
        games: [Game],
        statusStream: ValueStream<LoggedInStatus>
    ) {
        self.games = games
        self.statusStream = statusStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        statusStream
            .subscribe { [weak self] status in
                self?.presenter.show(status.notice)
                self?.setWaiting(status.isWorking)
            }
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        setWaiting(false)
    }

    /// Blocks input while LoggedIn works: it is meant for the screen that follows.
    private func setWaiting(_ isWaiting: Bool) {
        guard isWaiting != self.isWaiting else { return }
        self.isWaiting = isWaiting
        isWaiting ? presenter.beginWork() : presenter.endWork()
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
