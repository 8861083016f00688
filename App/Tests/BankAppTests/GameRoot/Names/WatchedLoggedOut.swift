import DependencyContainer
import GameInterface
import RIBs

@testable import Game

/// Game's LoggedOut, with somebody between it and its listener who writes the names down.
@MainActor
final class WatchedLoggedOut: LoggedOutPluginBuildable {
    private let real: LoggedOutPluginAdapter
    private let names: NamesOnTheirWay?
    private var between: Between?

    init(dependency: any LoggedOutPluginDependency) {
        real = LoggedOutPluginAdapter(dependency: dependency)
        names = GameStageDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        let between = Between(listener: listener, names: names)
        // LoggedOut holds it weakly.
        self.between = between
        return real.build(withListener: between, launching: game)
    }

    enum Loader: Plugin {
        static let id = loggedOutPlugin
        static func load() -> (any LoggedOutPluginBuildable.Type)? { WatchedLoggedOut.self }
    }

    private final class Between: LoggedOutPluginListener {
        private weak var listener: (any LoggedOutPluginListener)?
        private let names: NamesOnTheirWay?

        init(listener: any LoggedOutPluginListener, names: NamesOnTheirWay?) {
            self.listener = listener
            self.names = names
        }

        func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
            names?.see(player1Name, player2Name, at: "LoggedOutPluginListener.didLogin")
            listener?.didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
        }

        func loggedOutDidLeave() { listener?.loggedOutDidLeave() }
    }
}
