import Console
import DependencyContainer
import GameInterface
import LedgerInterface
import SigningInterface

/// Tic Tac Toe: the only door of this package, beside the two plug-ins.
///
/// It contributes the commands `game replay`, `game scores` and `game reset`.
public struct GameModule: Module {
    public init() {}

    public var provides: [any ServiceID]? { [gameInject, scoresInject] }

    public var needs: [any ServiceID]? { [ledgerInject, signingInject, customerInject] }

    public func register(in registrar: inout Registrar) {
        registrar.register(gameInject) { GameService() }
        registrar.register(scoresInject, needs: ledgerInject) { ScoresService(ledger: $0) }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("game", abstract: "Tic Tac Toe and Random Win.")
        }
        registrar.contribute(to: commandsInject, needs: gameInject) { .replay($0) }
        // Lazily: whoever replays a game opens no book.
        registrar.contribute(
            to: commandsInject,
            needs: scoresInject.lazily,
            make: Command.gameScores
        )
        registrar.contribute(
            to: commandsInject,
            needs: scoresInject.lazily,
            signingInject.lazily,
            customerInject.lazily,
            make: Command.gameReset
        )
    }
}
