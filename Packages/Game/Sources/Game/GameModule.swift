import Console
import DependencyContainer
import GameInterface

/// Tic Tac Toe: the only door of this package.
///
/// It contributes the command `game replay`.
public struct GameModule: Module {
    public init() {}

    public var provides: [any ServiceID]? { [gameInject] }

    public var needs: [any ServiceID]? { [] }

    public func register(in registrar: inout Registrar) {
        registrar.register(gameInject) { GameService() }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("game", abstract: "Tic Tac Toe.")
        }
        registrar.contribute(to: homeEntriesInject) {
            HomeEntry("game replay", "Replay Tic Tac Toe.")
        }
        registrar.contribute(to: commandsInject, needs: gameInject) { .replay($0) }
    }
}
