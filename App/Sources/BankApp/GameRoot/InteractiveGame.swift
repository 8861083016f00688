import BankConsole
import Console
import DependencyContainer
import GameInterface
import RIBs
import SigningInterface

/// The game on screens: a session of its own, for which nobody has to sign in, or a part of what a
/// customer sees who is signed in.
struct InteractiveGame: Sendable {
    let plugins: PluginManager
    let game: any GameInject
    let scores: any ScoresInject
    let verifyBuilderSource: VerifyBuilderSource
    let warnings: Warnings

    /// One session, which ends when the person leaves, or the input ends.
    ///
    /// - Parameter link: The game that begins as soon as two have logged in; nil without a link.
    /// - Throws: `Failure` `game.plugin` where a plug-in is not there, `link.game` where there is no
    ///   such game.
    @MainActor
    func program(opening link: GameLink? = nil) throws(Failure) -> ScreenProgram {
        let door = Door()
        // Built before the session begins, because it knows what is missing, and whether the link is good.
        let root = try GameRootBuilder(dependency: GameRootScope(of: self, session: nil))
            .build(withListener: door)
        if let link { try root.linkHandler.handle(link) }
        return ScreenProgram {
            try await door.play(root.launchRouter, at: $0, warnings: warnings)
        }
    }

    /// The game within what a customer sees.
    ///
    /// - Parameters:
    ///   - session: Who is signed in.
    ///   - listener: Learns that the person leaves; held weakly.
    /// - Throws: `Failure` `game.plugin`.
    @MainActor
    func router(
        for session: any SignedInSession,
        listener: any ChildListener
    ) throws(Failure) -> any ViewableRouting {
        try GameRootBuilder(dependency: GameRootScope(of: self, session: session))
            .build(withListener: listener).launchRouter
    }
}

/// Through which one leaves a game that nobody has attached.
@MainActor
private final class Door: ChildListener {
    private weak var router: (any LaunchRouting)?

    func play(
        _ router: any LaunchRouting,
        at terminal: any Terminal,
        warnings: Warnings
    ) async throws -> ScreenSessionEnd {
        self.router = router
        return try await router.play(at: terminal, warnings: warnings)
    }

    func childDidFinish(_ notice: Notice?) {
        guard let view = router?.viewControllable as? any PresentingViewControllable else { return }
        view.dismiss(view)
    }
}

/// What GameRoot needs, as its dependency.
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
        warnings = game.warnings
    }
}
