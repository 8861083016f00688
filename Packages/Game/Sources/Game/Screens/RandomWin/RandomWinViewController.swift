import BankConsole
import Console
import GameInterface

@MainActor
protocol RandomWinPresentableListener: AnyObject {
    func determineWinner()
    func leave()
}

final class RandomWinViewController: GameViewController<RandomWinState>, RandomWinPresentable {
    weak var listener: (any RandomWinPresentableListener)?

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .magic: listener?.determineWinner()
        case .back: listener?.leave()
        default: super.pressed(action)
        }
    }
}

struct RandomWinState: GameState {
    let players: Players
    var score: Score?
    /// The number that decides the game; nil until it is drawn.
    var number: Int?
    var notice: Notice?

    var screen: Screen {
        Screen(
            "Random Win",
            notice: notice,
            blocks: [.fields(scoreFields), .text(explanation)],
            actions: number == nil
                ? [ScreenAction(.magic, "Magic", key: ActionKey.play), .back("Leave the game")] : []
        )
    }

    private var explanation: String {
        number.map { "The number is \($0)." }
            ?? "'Magic' draws a number from 0 to 99. If it is above 50, the winner is "
            + "\(players.player1Name), and otherwise \(players.player2Name)."
    }
}

extension ScreenAction.ID {
    fileprivate static let magic: ScreenAction.ID = "magic"
}
