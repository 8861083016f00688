import Console
import GameInterface

@MainActor
protocol LoggedOutPresentableListener: AnyObject {
    /// The name of the player who is asked for; empty for the one that is offered.
    func enter(name: String)
    /// The machine plays for the player who is asked for.
    func takeMachine()
    func changeNames()
    /// Names as they were typed; nil or empty for those that are offered.
    func login(withPlayer1Name player1Name: String?, player2Name: String?)
    func goBack()
}

/// The field for one name after the other, and then both names with "Login".
final class LoggedOutViewController: ScreenViewController, LoggedOutPresentable,
    LoggedOutViewControllable
{
    weak var listener: (any LoggedOutPresentableListener)?
    private var player1Name: String?
    private var player2Name: String?

    func show(_ state: LoggedOutState) {
        player1Name = state.player1Name
        player2Name = state.player2Name
        screen = state.asked.map(state.question) ?? state.summary
    }

    override func submitted(_ text: String) {
        listener?.enter(name: text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .machine: listener?.takeMachine()
        case .login: listener?.login(withPlayer1Name: player1Name, player2Name: player2Name)
        case .names: listener?.changeNames()
        default: listener?.goBack()
        }
    }
}

extension LoggedOutState {
    fileprivate func question(to player: PlayerType) -> Screen {
        let offered = player.defaultName
        let isMachineFree = player == .player1 || players.player1Name != Players.machineName
        return Screen(
            "Log in",
            notice: notice,
            blocks: reason
                + (player == .player1 ? [] : [.fields([field(of: .player1)])])
                + [
                    .text(
                        "Leave it empty to be called \(offered)"
                            + (isMachineFree ? ", or let the machine play." : ".")
                    )
                ],
            prompt: Prompt("\(offered)'s name", initial: self[player]),
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
                ScreenAction(.login, "Login"), ScreenAction(.names, "Change the names"), .back(),
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
