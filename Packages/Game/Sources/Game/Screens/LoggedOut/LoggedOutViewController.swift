import BankConsole
import Console
import GameInterface

@MainActor
protocol LoggedOutPresentableListener: AnyObject {
    /// - Parameter name: The typed name of the player who is asked; empty for the default name.
    func enter(name: String)
    /// Lets the machine play instead of the player who is asked.
    func takeMachine()
    func changeNames()
    /// - Parameters:
    ///   - player1Name: The typed name of player 1; nil or empty for the default name.
    ///   - player2Name: The typed name of player 2; nil or empty for the default name.
    func login(withPlayer1Name player1Name: String?, player2Name: String?)
    func goBack()
}

/// Shows a field for each name in turn, and then both names with the action “Login”.
final class LoggedOutViewController: ScreenViewController, LoggedOutPresentable {
    weak var listener: (any LoggedOutPresentableListener)?
    private var typed: [PlayerType: String] = [:]

    func show(_ state: LoggedOutState) {
        typed = state.typed
        screen = state.asked.map(state.question) ?? state.summary
    }

    override func submitted(_ text: String) {
        listener?.enter(name: text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .machine: listener?.takeMachine()
        case .login:
            listener?.login(withPlayer1Name: typed[.player1], player2Name: typed[.player2])
        case .names: listener?.changeNames()
        default: listener?.goBack()
        }
    }
}

extension LoggedOutState {
    fileprivate func question(to player: PlayerType) -> Screen {
        let name = player.defaultName
        let isMachineFree = player == .player1 || players.player1Name != Players.machineName
        return Screen(
            "Log in",
            notice: notice,
            blocks: reason
                + (player == .player1 ? [] : [.fields([field(of: .player1)])])
                + [
                    .text(
                        "Leave it empty to be called \(name)"
                            + (isMachineFree ? ", or let the machine play." : ".")
                    )
                ],
            prompt: Prompt("\(name)'s name", initial: typed[player, default: ""]),
            actions: (isMachineFree ? [ScreenAction(.machine, Players.machineName)] : [])
                + [.back()]
        )
    }

    fileprivate var summary: Screen {
        Screen(
            "Log in",
            notice: notice,
            blocks: reason + [.fields(PlayerType.allCases.map(field))],
            actions: [
                ScreenAction(.login, "Login", key: ActionKey.signIn),
                ScreenAction(.names, "Change the names", key: ActionKey.rename),
                .back(),
            ]
        )
    }

    private var reason: [ScreenBlock] {
        launching.map { [.text("Log in to play \($0.name).")] } ?? []
    }

    private func field(of player: PlayerType) -> Field {
        Field(player.defaultName, players[player])
    }
}

extension ScreenAction.ID {
    fileprivate static let machine: ScreenAction.ID = "machine"
    fileprivate static let login: ScreenAction.ID = "login"
    fileprivate static let names: ScreenAction.ID = "names"
}
