import Console
import GameInterface
import RIBs

@MainActor
protocol RandomWinRouting: ViewableRouting {}

@MainActor
protocol RandomWinPresentable: ScreenPresentable {
    var listener: (any RandomWinPresentableListener)? { get set }
    func show(_ state: RandomWinState)

    /// Says who has won until that is closed.
    /// - Parameter handler: Called once, when it is closed.
    func announce(
        winner: PlayerType,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    )
}

/// Who has attached RandomWin.
@MainActor
protocol RandomWinListener: AnyObject {
    /// Who has won stands, and is about to be announced.
    /// - Returns: What ends when the game is counted and kept, with what went wrong with that.
    func randomWinIsDecided(with player: PlayerType) -> Task<Notice?, Never>

    /// The announcement is closed; detach the game now, before returning.
    /// - Parameter player: Who has won.
    func didRandomlyWin(with player: PlayerType)

    /// The person has left the game before its end; detach it now, before returning.
    func randomWinDidLeave()
}

/// Lets chance decide, and tells the end.
final class RandomWinInteractor: PresentableInteractor<any RandomWinPresentable>,
    RandomWinInteractable
{
    weak var router: (any RandomWinRouting)?
    weak var listener: (any RandomWinListener)?

    private let scoreStream: any ScoreStream
    private let randomNumber: @Sendable () -> Int
    private var state: RandomWinState

    init(
        presenter: any RandomWinPresentable,
        players: Players,
        scoreStream: any ScoreStream,
        randomNumber: @escaping @Sendable () -> Int
    ) {
        self.scoreStream = scoreStream
        self.randomNumber = randomNumber
        state = RandomWinState(players: players)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        followScore(of: scoreStream, on: presenter) { [weak self] score in self?.show(score) }
    }

    /// Shows what went wrong with counting, if anything did.
    private func show(_ notice: Notice?) {
        guard let notice else { return }
        state.notice = notice
        presenter.show(state)
    }

    private func show(_ score: Score) {
        state.score = score
        presenter.show(state)
    }
}

extension RandomWinInteractor: RandomWinPresentableListener {
    func determineWinner() {
        guard state.number == nil else { return }
        let number = randomNumber()
        let winner: PlayerType = number > 50 ? .player1 : .player2
        state.number = number
        presenter.show(state)
        let counting = listener?.randomWinIsDecided(with: winner)
        announce(on: presenter, after: counting) { [weak self] notice in
            self?.show(notice)
            self?.presenter.announce(winner: winner) {
                self?.listener?.didRandomlyWin(with: winner)
            }
        }
    }

    func leave() {
        listener?.randomWinDidLeave()
    }
}
