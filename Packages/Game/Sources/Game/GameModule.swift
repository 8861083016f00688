import Console
import DependencyContainer
import GameInterface

/// Tic Tac Toe: the only door of this package.
///
/// It registers `gameInject`, contributes the command `game replay`, and needs nothing.
public struct GameModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.register(gameInject) { GameService() }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("game", abstract: "Tic Tac Toe.")
        }
        registrar.contribute(to: commandsInject) { .replayGame }
    }
}
