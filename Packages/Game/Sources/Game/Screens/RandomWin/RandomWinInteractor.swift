import GameInterface
import RIBs

@MainActor
protocol RandomWinPresentable: GamePresentable<RandomWinState> {
    var listener: (any RandomWinPresentableListener)? { get set }
}

/// Draws a random number, which decides who wins.
final class RandomWinInteractor: GameInteractor<RandomWinState>, RandomWinPresentableListener {
    private let randomNumber: @Sendable () -> Int

    init(
        presenter: some RandomWinPresentable,
        players: Players,
        scoreStream: any ScoreStream,
        randomNumber: @escaping @Sendable () -> Int
    ) {
        self.randomNumber = randomNumber
        super.init(
            presenter: presenter,
            state: RandomWinState(players: players),
            scoreStream: scoreStream
        )
        presenter.listener = self
    }

    func determineWinner() {
        guard state.number == nil else { return }
        let number = randomNumber()
        state.number = number
        presenter.show(state)
        end(with: number > 50 ? .player1 : .player2)
    }
}
