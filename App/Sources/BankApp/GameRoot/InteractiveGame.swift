import BankConsole
import Console
import DependencyContainer
import GameInterface
import RIBs
import SigningInterface

/// The game on screens, either as a separate program or inside the interactive bank.
struct InteractiveGame: Sendable {
    let plugins: PluginManager
    let game: any GameInject
    let scores: any ScoresInject
    let verifyBuilderSource: VerifyBuilderSource
    let sessions: ScreenSessions

    /// Returns a session of the game, which ends when the player leaves or the input ends.
    ///
    /// - Parameter link: The link with the game to begin after two players have logged in; nil
    ///   without a link.
    /// - Throws: `Failure` `game.plugin` for a missing plug-in, `link.game` for an unknown game.
    @MainActor
    func program(opening link: GameLink? = nil) throws(Failure) -> ScreenProgram {
        let exit = SessionExit()
        // Built before the session, so that a missing plug-in or a bad link is reported first.
        let root = try GameRootBuilder(dependency: GameRootScope(of: self, session: nil))
            .build(withListener: exit)
        if let link { try root.linkHandler.handle(link) }
        return ScreenProgram { try await exit.play(root.launchRouter, at: $0, in: sessions) }
    }

    /// Returns the router of the game, for Home or for the first screen.
    ///
    /// - Parameters:
    ///   - session: The session of the signed-in customer; nil if no customer is signed in.
    ///   - listener: The listener to notify when the player leaves; not retained.
    /// - Throws: `Failure` `game.plugin` for a missing plug-in.
    @MainActor
    func router(
        for session: (any SignedInSession)?,
        listener: any ChildListener
    ) throws(Failure) -> any ViewableRouting {
        try GameRootBuilder(dependency: GameRootScope(of: self, session: session))
            .build(withListener: listener).launchRouter
    }
}

/// Closes the game's window when the player leaves; used by a game without a parent RIB.
@MainActor
private final class SessionExit: ChildListener {
    private weak var router: (any LaunchRouting)?

    func play(
        _ router: any LaunchRouting,
        at terminal: any Terminal,
        in sessions: ScreenSessions
    ) async throws -> ScreenSessionEnd {
        self.router = router
        return try await sessions.play(router, at: terminal)
    }

    func childDidFinish(_ notice: Notice?) {
        guard let view = router?.viewControllable as? any PresentingViewControllable else { return }
        view.dismiss(view)
    }
}

private final class GameRootScope: GameRootDependency {
    let plugins: PluginManager
    let game: any GameInject
    let scores: any ScoresInject
    let signedInSession: (any SignedInSession)?
    let verifyBuilderSource: VerifyBuilderSource
    let warnings: Warnings

    init(of game: InteractiveGame, session: (any SignedInSession)?) {
        plugins = game.plugins
        self.game = game.game
        scores = game.scores
        signedInSession = session
        verifyBuilderSource = game.verifyBuilderSource
        warnings = game.sessions.warnings
    }
}
