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
    private var announcement: Announcement?

    func show(_ state: RandomWinState) {
        self.state = state
        draw()
    }

    func announce(
        winner: PlayerType,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        announcement = state.map {
            Announcement(text: "\($0.players[winner]) won.", close: handler)
        }
        draw()
    }

    private func draw() {
        guard let state else { return }
        screen = Screen(
            "Random Win",
            notice: state.notice,
            blocks: [.fields(state.fields), .text(state.sentence)]
                + (announcement.map { [.text($0.text)] } ?? []),
            actions: state.number == nil
                ? [ScreenAction(.magic, "Magic"), .back("Leave the game")]
                : (announcement == nil ? [] : [.closeGame])
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .magic: listener?.determineWinner()
        case .closeGame: announcement.take()?.close()
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
}
