import Console
import GameInterface
import RIBs

@MainActor
protocol OffGameRouting: ViewableRouting {}

@MainActor
protocol OffGamePresentable: ScreenPresentable {
    var listener: (any OffGamePresentableListener)? { get set }
    func show(_ notice: Notice?)
}

/// Who has attached OffGame.
@MainActor
protocol OffGameListener: AnyObject {
    func startGame(with gameBuilder: any GameBuildable)
    func resetScore()
    func offGameDidLogOut()
}

/// Has the two choose what to play.
final class OffGameInteractor: PresentableInteractor<any OffGamePresentable>, OffGameInteractable {
    weak var router: (any OffGameRouting)?
    weak var listener: (any OffGameListener)?

    private let games: [any Game]
    private let statusStream: ValueStream<LoggedInStatus>
    private var isWaiting = false

    init(
        presenter: any OffGamePresentable,
        games: [any Game],
        statusStream: ValueStream<LoggedInStatus>
    ) {
        self.games = games
        self.statusStream = statusStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        statusStream
            .subscribe { [weak self] in self?.follow($0) }
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        setWaiting(false)
    }

    private func follow(_ status: LoggedInStatus) {
        presenter.show(status.notice)
        setWaiting(status.isAtWork)
    }

    /// No input while LoggedIn is at work: what is typed meanwhile is for what is seen then.
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
