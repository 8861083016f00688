import Console
import GameInterface

/// The state of a game, with the screen that shows it before the result is announced.
protocol GameState: Sendable, Equatable {
    var players: Players { get }
    /// The score; nil until it is known.
    var score: Score? { get set }
    var notice: Notice? { get set }
    var screen: Screen { get }

    func title(of player: PlayerType) -> String
}

extension GameState {
    func title(of player: PlayerType) -> String { players[player] }

    var scoreFields: [Field] {
        PlayerType.allCases.map { player in
            Field(title(of: player), score.map { "\($0[player])" } ?? "-")
        }
    }
}

/// Shows the state of a game, and announces the result.
class GameViewController<State: GameState>: ScreenViewController, GamePresentable {
    private var state: State?
    private var announcement: (text: String, close: @MainActor () -> Void)?

    final func show(_ state: State) {
        self.state = state
        draw()
    }

    final func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        guard let state else { return }
        announcement = (winner.map { "\(state.title(of: $0)) won." } ?? "A draw.", handler)
        draw()
    }

    private func draw() {
        guard var screen = state?.screen else { return }
        if let announcement {
            screen.headline = Headline(announcement.text, role: .positive)
            screen.actions = [ScreenAction(.closeGame, "Close Game", role: .back)]
        }
        self.screen = screen
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .closeGame { announcement.take()?.close() }
    }
}

extension ScreenAction.ID {
    static let closeGame: ScreenAction.ID = "close"
}
