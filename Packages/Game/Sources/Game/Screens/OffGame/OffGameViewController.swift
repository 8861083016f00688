import BankConsole
import Console
import GameInterface
import RIBs

@MainActor
protocol OffGamePresentableListener: AnyObject {
    func start(_ game: GameTitle)
    func resetScore()
    func logOut()
}

/// The view of a child that is a part of its parent's screen.
@MainActor
protocol ScreenPart: ViewControllable {
    var blocks: [ScreenBlock] { get }

    /// The closure that the part calls when its blocks change; the parent's view sets it.
    var didChange: (@MainActor () -> Void)? { get set }
}

/// Shows the score board, a button for each game, and the actions to reset the score and log out.
final class OffGameViewController: ScreenViewController, OffGamePresentable,
    OffGameViewControllable
{
    weak var listener: (any OffGamePresentableListener)?

    private let games: [GameTitle]
    private var scoreBoard: (any ScreenPart)?
    private var notice: Notice?

    init(games: [GameTitle]) {
        self.games = games
        super.init()
        draw()
    }

    func show(scoreBoardView: any ViewControllable) {
        scoreBoard = scoreBoardView as? any ScreenPart
        scoreBoard?.didChange = { [weak self] in self?.draw() }
        draw()
    }

    func show(_ notice: Notice?) {
        self.notice = notice
        draw()
    }

    private func draw() {
        screen = Screen(
            "Games",
            notice: notice,
            blocks: scoreBoard?.blocks ?? [],
            actions: games.map { ScreenAction(ScreenAction.ID($0.id), $0.name) }
                + [
                    ScreenAction(.resetScore, "Reset the score", key: ActionKey.close),
                    .back("Log out"),
                ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .back: listener?.logOut()
        case .resetScore: listener?.resetScore()
        default:
            guard let game = games.first(where: { $0.id == action.rawValue }) else { return }
            listener?.start(game)
        }
    }
}

extension ScreenAction.ID {
    fileprivate static let resetScore: ScreenAction.ID = "reset"
}
