import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("RandomWin's interactor", .timeLimit(.minutes(20)))
@MainActor
final class RandomWinInteractorTests {
    private let log = CallLog()
    private let presenter: RandomWinPresenterDouble
    private let listener: GameListenerDouble
    private let scores = ScoreStreamImpl()

    init() {
        scores.updateScore(Score())
        presenter = RandomWinPresenterDouble("presenter", log: log)
        listener = GameListenerDouble(log: log)
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

    @Test("the number is drawn once")
    func once() async {
        let interactor = begin()
        interactor.determineWinner()
        interactor.determineWinner()
        await presenter.settled()
        interactor.determineWinner()
        await presenter.settled()
        #expect(log.take().filter { $0.hasPrefix("listener.decided") }.count == 1)
    }

    @Test("the winner is announced after the game is counted, and no number is drawn before")
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

    @Test("a game follows the score while it is active")
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

private final class RandomWinPresenterDouble: GamePresenterDouble<RandomWinState>,
    RandomWinPresentable
{
    weak var listener: (any RandomWinPresentableListener)?
}
