import BankConsole
import Console
import DependencyContainer
import GameInterface
import SigningInterface

/// Offers the game as a command and on Home, if both plug-ins are loaded.
///
/// If a plug-in is missing, `bank game` reports the missing plug-in. The bank leaves this module out
/// with `GameModule`.
struct GameRootModule: OptionalModule {
    let plugins: PluginManager
    let sessions: ScreenSessions

    var presented: any ServiceID { gameInject }

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
        ) { [plugins, sessions] game, scores, builders in
            InteractiveGame(
                plugins: plugins,
                game: game,
                scores: scores,
                verifyBuilderSource: .builderContainer(builders),
                sessions: sessions
            )
        }
        registrar.register(commandsInject, needs: interactiveGamePlugin.lazily) {
            [isOffered] in
            Command.game(game: $0, isOffered: isOffered)
        }
        guard isOffered else { return }
        registrar.register(gameLinksInject) {
            Example(
                "bank open '\(GameLink.scheme)://launchGame?gameId=ticTacToe'",
                "Play Tic Tac Toe, after both players have typed a name."
            )
        }
        registrar.register(
            homeEntriesInject,
            needs: interactiveGamePlugin.lazily,
            signedInSessionInject,
            scope: .within(signedInScope)
        ) { game, session in
            HomeEntry("game", "Games", key: ActionKey.play) { listener in
                try game.required().router(for: session, listener: listener)
            }
        }
    }

    private var isOffered: Bool { (try? GamePlugins(plugins)) != nil }
}

/// The ID of the plug-in that provides the game on screens; the plug-in can be missing.
let interactiveGamePlugin = PluginID<InteractiveGame>("InteractiveGame")

/// The ID of the examples of links to games; empty in a bank without games.
let gameLinksInject = CollectionID<Example>("GameLinks")

extension Lazy<InteractiveGame?> {
    /// Returns the game on screens, or throws an error if the bank has no games.
    /// - Throws: `Failure` `game.absent` if the bank has no games; `ResolutionError`.
    func required() throws -> InteractiveGame {
        guard let game = try value else {
            throw Failure(
                exitCode: .notFound,
                code: "game.absent",
                message: "there are no games in this bank"
            )
        }
        return game
    }
}
