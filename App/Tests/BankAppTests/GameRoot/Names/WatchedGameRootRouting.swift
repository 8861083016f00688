import GameInterface
import RIBs
import RIBsTesting

@testable import BankApp

/// Stands between GameRoot's interactor and its router.
final class WatchedGameRootRouting: RecordingViewableRouter, GameRootRouting {
    private let real: any GameRootRouting
    private let names: NamesOnTheirWay

    init(_ real: any GameRootRouting, names: NamesOnTheirWay) {
        self.real = real
        self.names = names
        super.init("GameRoot")
    }

    func routeToLoggedOut() { real.routeToLoggedOut() }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)? {
        names.see(player1Name, player2Name, at: "GameRootRouting.routeToLoggedIn")
        return real.routeToLoggedIn(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func detachLoggedOut() { real.detachLoggedOut() }
}
