import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

/// What RandomWin decides, without a screen.
@MainActor
final class RandomWinInteractorTests {
    private let log = CallLog()
    private let presenter: RandomWinPresenterDouble
    private let listener: RandomWinListenerDouble
    private let scores = ScoreStreamImpl()

    init() {
        scores.updateScore(Score())
        presenter = RandomWinPresenterDouble("presenter", log: log)
        listener = RandomWinListenerDouble(log: log)
    }

    private func begin(number: Int = 73) -> RandomWinInteractor {
        let interactor = RandomWinInteractor(
            presenter: presenter,
            players: Players(player1Name: "Hana", player2Name: "Duri"),
            scoreStream: scores,
            randomNumber: { number }
        )
        interactor.listener = listener
        interactor.activate()
        return interactor
    }

    @Test(
        "player 1 wins with a number over 50, player 2 with all others",
        arguments: [
            (0, PlayerType.player2), (49, .player2), (50, .player2), (51, .player1),
            (99, .player1),
        ]
    )
    func winner(number: Int, winner: PlayerType) async {
        let interactor = begin(number: number)
        interactor.determineWinner()
        await presenter.settled()
        #expect(
            log.take() == [
                "listener.decided \(winner)", "listener.counted", "presenter.announce \(winner)",
            ]
        )
        #expect(presenter.states.last?.number == number)
        presenter.close?()
        #expect(log.take() == ["listener.end \(winner)"])
    }

    @Test("chance is asked once")
    func once() async {
        let interactor = begin()
        interactor.determineWinner()
        interactor.determineWinner()
        await presenter.settled()
        interactor.determineWinner()
        await presenter.settled()
        #expect(log.take().filter { $0.hasPrefix("listener.decided") }.count == 1)
    }

    @Test("chance is asked for nothing while the end is counted, and nothing is announced before")
    func whileCounting() async {
        let interactor = begin()
        let counted = listener.holdCounting()
        interactor.determineWinner()
        await listener.begunCounting()
        interactor.determineWinner()
        #expect(presenter.works == 1)
        #expect(log.take() == ["listener.decided player1"])
        counted.send(())
        await presenter.settled()
        #expect(log.take() == ["listener.counted", "presenter.announce player1"])
    }

    @Test("a game that is detached while it is counted announces nothing")
    func detachedWhileCounting() async {
        let interactor = begin()
        let counted = listener.holdCounting()
        interactor.determineWinner()
        await listener.begunCounting()
        interactor.deactivate()
        counted.send(())
        await presenter.settled()
        #expect(log.take() == ["listener.decided player1", "listener.counted"])
    }

    @Test("leaving counts nothing")
    func leaving() async {
        let interactor = begin()
        interactor.leave()
        await presenter.settled()
        #expect(log.take() == ["listener.leave"])
    }

    @Test("the score is followed while the game is attached, and not longer")
    func score() {
        let interactor = begin()
        #expect(presenter.states.last?.score == Score())
        scores.updateScore(Score(player1Score: 2, player2Score: 1))
        #expect(presenter.states.last?.score == Score(player1Score: 2, player2Score: 1))
        interactor.deactivate()
        let states = presenter.states
        scores.updateScore(Score())
        #expect(presenter.states == states)
    }
}

/// A screen that shows nothing: remembers what it was told.
private final class RandomWinPresenterDouble: RecordingViewController, RandomWinPresentable,
    RandomWinViewControllable
{
    weak var listener: (any RandomWinPresentableListener)?
    private(set) var states: [RandomWinState] = []
    private(set) var works = 0
    private(set) var close: (@MainActor () -> Void)?

    func show(_ state: RandomWinState) { states.append(state) }

    func announce(
        winner: PlayerType,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        record("announce \(winner)")
        close = handler
    }

    func beginWork() { works += 1 }

    func endWork() { works -= 1 }

    /// Waits until the interactor has nothing to do any more.
    func settled() async {
        while works > 0 { await Task.yield() }
    }
}
