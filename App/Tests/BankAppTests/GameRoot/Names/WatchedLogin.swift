@testable import Game

/// Stands between LoggedOut's view and its interactor.
@MainActor
final class WatchedLogin: LoggedOutPresentableListener {
    private weak var real: (any LoggedOutPresentableListener)?
    private let names: NamesOnTheirWay

    init(_ real: any LoggedOutPresentableListener, names: NamesOnTheirWay) {
        self.real = real
        self.names = names
    }

    func login(withPlayer1Name player1Name: String?, player2Name: String?) {
        names.see(
            player1Name ?? "nobody",
            player2Name ?? "nobody",
            at: "LoggedOutPresentableListener.login"
        )
        real?.login(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func enter(name: String) { real?.enter(name: name) }
    func takeMachine() { real?.takeMachine() }
    func changeNames() { real?.changeNames() }
    func goBack() { real?.goBack() }
}
