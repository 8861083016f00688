import Console
import GameInterface

@MainActor
protocol RandomWinPresentableListener: AnyObject {
    func determineWinner()
    /// The person leaves the game before its end.
    func leave()
}

/// One button, and how the two stand; at last who has won.
final class RandomWinViewController: ScreenViewController, RandomWinPresentable,
    RandomWinViewControllable
{
    weak var listener: (any RandomWinPresentableListener)?
    private var state: RandomWinState?
    private var announcement: String?
    private var closing: (@MainActor () -> Void)?

    func show(_ state: RandomWinState) {
        self.state = state
        draw()
    }

    func announce(
        winner: PlayerType,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        announcement = state.map { "\($0.players[winner]) won." }
        closing = handler
        draw()
    }

    private func draw() {
        guard let state else { return }
        screen = Screen(
            "Random Win",
            blocks: [.fields(state.fields), .text(state.sentence)]
                + (announcement.map { [.text($0)] } ?? []),
            actions: state.number == nil
                ? [ScreenAction(.magic, "Magic"), .back("Leave the game")]
                : (closing == nil ? [] : [ScreenAction(.close, "Close Game", role: .back)])
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .magic: listener?.determineWinner()
        case .close:
            let handler = closing
            closing = nil
            handler?()
        default: listener?.leave()
        }
    }
}

extension RandomWinState {
    fileprivate var fields: [Field] {
        PlayerType.allCases.map { player in
            Field(players[player], score.map { "\($0[player])" } ?? "-")
        }
    }

    fileprivate var sentence: String {
        number.map { "The number is \($0)." }
            ?? "“Magic” draws a number from 0 to 99. Above 50 \(players.player1Name) wins, "
            + "otherwise \(players.player2Name)."
    }
}

extension ScreenAction.ID {
    fileprivate static let magic: ScreenAction.ID = "magic"
    fileprivate static let close: ScreenAction.ID = "close"
}
