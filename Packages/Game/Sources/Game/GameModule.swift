import Console
public import DependencyContainer
public import GameInterface
import LedgerInterface
import SigningInterface

/// The module with the rules and scores of Tic Tac Toe and Random Win, and the commands `game …`.
///
/// The screens of the games are the plug-ins ``LoggedOutPlugin`` and ``LoggedInPlugin``.
public struct GameModule: Module {
    public init() {}

    public var provides: [any ServiceID]? { [gameInject, scoresInject] }

    public var needs: [any ServiceID]? { [ledgerInject, signingInject, customerInject] }

    public func register(in registrar: inout Registrar) {
        registrar.register(gameInject) { GameService() }
        registrar.register(scoresInject, needs: ledgerInject) { ScoresService(ledger: $0) }
        for rule in GameAuthorityRules.all {
            registrar.register(authorityRulesInject) { rule }
        }
        registrar.register(commandGroupsInject) {
            CommandGroup("game", abstract: "Tic Tac Toe and Random Win.")
        }
        registrar.register(commandsInject, needs: gameInject) { .replay($0) }
        // Lazily, because replaying a game opens no book.
        registrar.register(commandsInject, needs: scoresInject.lazily, make: Command.gameScores)
        registrar.register(
            commandsInject,
            needs: scoresInject.lazily,
            signingInject.lazily,
            customerInject.lazily,
            make: Command.gameReset
        )
    }
}

/// The plug-in with LoggedOut, the screen that asks for the players' names.
public enum LoggedOutPlugin: Plugin {
    public static let id = loggedOutPlugin

    public static func load() -> (any LoggedOutPluginBuildable.Type)? { LoggedOutBuilder.self }
}

/// The plug-in with LoggedIn, the RIB that runs the games of two players.
public enum LoggedInPlugin: Plugin {
    public static let id = loggedInPlugin

    public static func load() -> (any LoggedInPluginBuildable.Type)? { LoggedInBuilder.self }
}
