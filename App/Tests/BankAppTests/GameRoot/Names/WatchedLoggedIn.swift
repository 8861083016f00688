import DependencyContainer
import GameInterface
import RIBs

@testable import Game

/// Game's LoggedIn, with the names written down that it is built with.
@MainActor
final class WatchedLoggedIn: LoggedInPluginBuildable {
    private let real: LoggedInPluginAdapter
    private let names: NamesOnTheirWay?

    init(dependency: any LoggedInPluginDependency) {
        real = LoggedInPluginAdapter(dependency: dependency)
        names = GameStageDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
        names?.see(player1Name, player2Name, at: "LoggedInPluginBuildable.build")
        return real.build(
            withListener: listener,
            player1Name: player1Name,
            player2Name: player2Name
        )
    }

    enum Loader: Plugin {
        static let id = loggedInPlugin
        static func load() -> (any LoggedInPluginBuildable.Type)? { WatchedLoggedIn.self }
    }
}
