import BankConsole
import Bookkeeping
import Console
import GameInterface
import RIBs

@MainActor
protocol LoggedOutRouting: ViewableRouting {}

@MainActor
protocol LoggedOutPresentable: ScreenPresentable {
    var listener: (any LoggedOutPresentableListener)? { get set }
    func show(_ state: LoggedOutState)
}

/// LoggedOut tells what the plug-in's protocol says: it has nothing that would keep a translator
/// alive, since listeners are held weakly.
typealias LoggedOutListener = LoggedOutPluginListener

/// Asks for one name after the other, and logs both in.
final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable>,
    LoggedOutInteractable
{
    weak var router: (any LoggedOutRouting)?
    weak var listener: (any LoggedOutListener)?

    private var state: LoggedOutState

    init(presenter: any LoggedOutPresentable, launching game: GameTitle?) {
        state = LoggedOutState(
            launching: game,
            players: Players(
                player1Name: PlayerType.player1.defaultName,
                player2Name: PlayerType.player2.defaultName
            )
        )
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
    }

    /// Who types nothing, or nothing but spaces, takes the name that is offered.
    private func playerName(_ name: String?, withDefaultName defaultName: String) -> String {
        guard let name, name.contains(where: { !$0.isWhitespace }) else { return defaultName }
        return name
    }

    private func players(
        withPlayer1Name player1Name: String?,
        player2Name: String?
    ) -> Players {
        Players(
            player1Name: playerName(player1Name, withDefaultName: PlayerType.player1.defaultName),
            player2Name: playerName(player2Name, withDefaultName: PlayerType.player2.defaultName)
        )
    }

    /// Takes what was typed for a player, and asks for what is missing then.
    private func take(_ player: PlayerType) throws(BankError) {
        let players = players(
            withPlayer1Name: state.player1Name,
            player2Name: state.player2Name
        )
        switch player {
        case .player1:
            let name = try PlayerNameRule.checked(players.player1Name)
            // It was player 2's until now, who is asked again and must not find it in the field.
            if state.player2Name == state.player1Name { state.player2Name = "" }
            state.players = Players(player1Name: name, player2Name: players.player2Name)
            state.asked = .player2
        case .player2:
            state.players = try PlayerNameRule.checked(players)
            state.asked = nil
        }
    }

    private func ask(_ player: PlayerType) {
        state.asked = player
        state.notice = nil
        presenter.show(state)
    }
}

extension LoggedOutInteractor: LoggedOutPresentableListener {
    func enter(name: String) {
        guard let player = state.asked else { return }
        state[player] = name
        state.notice = nil
        do {
            try take(player)
        } catch {
            state.notice = .problem(error)
        }
        presenter.show(state)
    }

    func takeMachine() {
        enter(name: Players.machineName)
    }

    func changeNames() {
        ask(.player1)
    }

    func login(withPlayer1Name player1Name: String?, player2Name: String?) {
        do {
            let players = try PlayerNameRule.checked(
                players(withPlayer1Name: player1Name, player2Name: player2Name)
            )
            listener?.didLogin(
                withPlayer1Name: players.player1Name,
                player2Name: players.player2Name
            )
        } catch {
            state.notice = .problem(error)
            presenter.show(state)
        }
    }

    func goBack() {
        if state.asked == .player2 {
            ask(.player1)
        } else {
            listener?.loggedOutDidLeave()
        }
    }
}
