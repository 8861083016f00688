import Console
import GameInterface
import RIBs

@MainActor
protocol GamePresentable<State>: ScreenPresentable {
    associatedtype State

    func show(_ state: State)

    /// Announces the result until the player closes the announcement.
    /// - Parameters:
    ///   - winner: The winner; nil for a draw.
    ///   - handler: Called once, when the announcement is closed.
    func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    )
}

/// Shows the players' score in a game, and has the result counted and announced.
class GameInteractor<State: GameState>: PresentableInteractor<any GamePresentable<State>> {
    final weak var listener: (any GameListener)?

    final var state: State
    private let scoreStream: any ScoreStream

    init(presenter: any GamePresentable<State>, state: State, scoreStream: any ScoreStream) {
        self.state = state
        self.scoreStream = scoreStream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        presenter.show(state)
        followScore()
    }

    /// Shows each new score, and blocks input until the first score is known.
    ///
    /// A link can start a game while LoggedIn is still reading the score.
    private func followScore() {
        var isKnown = false
        scoreStream.score
            .subscribe { [weak self] score in
                isKnown = true
                self?.update { $0.score = score }
            }
            .disposeOnDeactivate(interactor: self)
        guard !isKnown else { return }
        work(on: presenter) { [scoreStream] in
            for await _ in scoreStream.score { break }
        }
    }

    /// Ends the game: has the result counted, and then announces it.
    /// - Parameter winner: The winner; nil for a draw.
    final func end(with winner: PlayerType?) {
        let counting = listener?.gameIsDecided(with: winner)
        work(on: presenter) { [weak self] in
            let notice = await counting?.value ?? nil
            guard let self, isActive else { return }
            if let notice { update { $0.notice = notice } }
            presenter.announce(winner: winner) { [weak self] in
                self?.listener?.gameDidEnd(with: winner)
            }
        }
    }

    final func leave() {
        listener?.gameDidLeave()
    }

    private func update(_ change: (inout State) -> Void) {
        change(&state)
        presenter.show(state)
    }
}
