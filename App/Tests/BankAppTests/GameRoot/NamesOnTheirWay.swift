import DependencyContainer
import GameInterface
import RIBs
import RIBsTesting

@testable import BankApp

/// The names of the two who play, as they pass from one RIB to the next.
@MainActor
final class NamesOnTheirWay {
    /// Where they were seen, in that order.
    private(set) var sightings: [String] = []

    func see(_ player1Name: String, _ player2Name: String, at place: String) {
        sightings.append("\(place): \(player1Name), \(player2Name)")
    }
}

/// Game's LoggedOut, with somebody between it and its listener who writes the names down.
@MainActor
final class WatchedLoggedOut: LoggedOutPluginBuildable {
    private let real: (any LoggedOutPluginBuildable)?
    private let names: NamesOnTheirWay?
    private var between: Between?

    init(dependency: any LoggedOutPluginDependency) {
        real = BankComposition.plugins.plugin(loggedOutPlugin)?.init(dependency: dependency)
        names = GameStageDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        let between = Between(listener: listener, names: names)
        self.between = between
        return real!.build(withListener: between, launching: game)
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

/// Game's LoggedIn, with the names written down that it is built with.
@MainActor
final class WatchedLoggedIn: LoggedInPluginBuildable {
    private let real: (any LoggedInPluginBuildable)?
    private let names: NamesOnTheirWay?

    init(dependency: any LoggedInPluginDependency) {
        real = BankComposition.plugins.plugin(loggedInPlugin)?.init(dependency: dependency)
        names = GameStageDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
        names?.see(player1Name, player2Name, at: "LoggedInPluginBuildable.build")
        return real!.build(
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
