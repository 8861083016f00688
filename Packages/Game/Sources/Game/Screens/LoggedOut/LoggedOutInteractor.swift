import BankConsole
import Bookkeeping
import Console
import GameInterface
import RIBs

@MainActor
protocol LoggedOutPresentable: ScreenPresentable {
    var listener: (any LoggedOutPresentableListener)? { get set }
    func show(_ state: LoggedOutState)
}

/// The current question of LoggedOut, and the answers so far.
struct LoggedOutState: Sendable, Equatable {
    /// The game that begins after logging in; nil if the players choose a game later.
    let launching: GameTitle?
    /// The player whose name is asked for; nil when both names are known.
    var asked: PlayerType? = .player1
    /// The names as the players typed them.
    var typed: [PlayerType: String] = [:]
    /// The valid names, without surrounding white space.
    var players: Players
    var notice: Notice?
}

/// Asks for the two names one after the other, and logs both players in.
final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable> {
    weak var listener: (any LoggedOutPluginListener)?

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

    /// Accepts the name that a player typed, and moves on to the next question.
    private func accept(_ player: PlayerType) throws(BankError) {
        let players = players(
            withPlayer1Name: state.typed[.player1],
            player2Name: state.typed[.player2]
        )
        switch player {
        case .player1:
            let name = try PlayerNameRule.validated(players.player1Name)
            // The field must not offer player 2 a name that player 1 has just chosen.
            if state.typed[.player2] == state.typed[.player1] { state.typed[.player2] = nil }
            state.players = Players(player1Name: name, player2Name: players.player2Name)
            state.asked = .player2
        case .player2:
            state.players = try PlayerNameRule.validated(players)
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
        state.typed[player] = name
        state.notice = nil
        do {
            try accept(player)
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
            let players = try PlayerNameRule.validated(
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
