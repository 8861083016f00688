import BankConsole
import Console
import DependencyContainer
import GameInterface
import SigningInterface

/// Offers the game where both of its plug-ins are loaded: on the command line, on the page of what one can
/// do, and on the home screen. Where one is not, `bank game` says so.
struct GameRootModule: Module {
    let plugins: PluginManager
    let warnings: Warnings

    var provides: [any ServiceID]? { [interactiveGamePlugin] }

    var needs: [any ServiceID]? {
        [gameInject, scoresInject, verifyBuilder] + (isOffered ? [signedInSessionInject] : [])
    }

    func register(in registrar: inout Registrar) {
        registrar.register(
            interactiveGamePlugin,
            needs: gameInject,
            scoresInject,
            BuilderContainer.holding(verifyBuilder)
        ) { [plugins, warnings] game, scores, builders in
            InteractiveGame(
                plugins: plugins,
                game: game,
                scores: scores,
                verifyBuilderSource: .builderContainer(builders),
                warnings: warnings
            )
        }
        registrar.contribute(to: commandsInject, needs: interactiveGamePlugin.lazily) {
            [isOffered] in
            GameCommand.command(game: $0, isOffered: isOffered)
        }
        guard isOffered else { return }
        registrar.contribute(
            to: homeEntriesInject,
            needs: interactiveGamePlugin.lazily,
            signedInSessionInject,
            scope: .within(signedInScope)
        ) { game, session in
            HomeEntry("game", "Games") { listener in
                try game.required().router(for: session, listener: listener)
            }
        }
    }

    private var isOffered: Bool { (try? GamePlugins(plugins)) != nil }
}

/// The game on screens, where the bank has it. A plug-in itself: the bank goes without, and `bank open`
/// says so.
let interactiveGamePlugin = PluginID<InteractiveGame>("InteractiveGame")

extension Lazy<InteractiveGame?> {
    /// The game.
    /// - Throws: `Failure` `game.absent` where the bank has none; `ResolutionError`.
    func required() throws -> InteractiveGame {
        guard let game = try value else {
            throw Failure(
                status: .notFound,
                code: "game.absent",
                message: "there are no games in this bank"
            )
        }
        return game
    }
}
