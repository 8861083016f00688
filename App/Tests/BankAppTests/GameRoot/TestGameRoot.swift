import BankConsoleTesting
import GameInterface
import Testing

@testable import BankApp

/// GameRoot in a window, attached to another RIB, as to Home.
@MainActor
final class TestGameRoot {
    let window = Window()
    let warnings = RecordingWarnings()
    let dependency: TestGameRootDependency
    let listener = RecordingGameRootListener()
    let links: any GameLinkHandler
    let root: any LaunchRouting
    private let below: LaunchRouter<Interactor, ScreenViewController>

    /// - Parameters:
    ///   - link: A link that arrives before GameRoot is shown; nil for none.
    ///   - games: The games that LoggedIn knows; GameRoot knows both games of the tutorials.
    ///   - plugins: The loaded plug-ins.
    init(
        opening link: GameLink? = nil,
        gamesOfLoggedIn games: [GameTitle] = FakeGames().games,
        plugins: [any Plugin.Type] = [
            RecordingLoggedOutPlugin.Loader.self, RecordingLoggedInPlugin.Loader.self,
        ]
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        dependency = TestGameRootDependency(
            plugins: try PluginManager(loading: plugins),
            warnings: warnings.warnings,
            gamesOfLoggedIn: games
        )
        (root, links) = try GameRootBuilder(dependency: dependency).build(withListener: listener)
        below = LaunchRouter(
            interactor: Interactor(),
            viewController: ScreenViewController(screen: Screen("Below"))
        )
        below.launch(from: window)
        listener.onLeaving = { [below, root] in
            below.detachChild(root, shownBy: below.viewController)
        }
        if let link { try links.handle(link) }
        below.attachChild(root, shownBy: below.viewController)
    }

    var log: CallLog { dependency.log }

    /// The title of the visible screen.
    var title: String? { window.top?.screen.title }

    /// The names of GameRoot's children.
    var attached: [String] {
        root.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// Logs two players in on LoggedOut.
    func logIn(_ player1Name: String = "Ann", _ player2Name: String = "Ben") {
        dependency.loggedOut?.listener?
            .didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    /// Logs the players out.
    func logOut() {
        dependency.loggedIn?.listener?.loggedInDidLogOut()
    }

    /// Leaves LoggedOut without logging in.
    func leave() {
        dependency.loggedOut?.listener?.loggedOutDidLeave()
    }

    /// Returns the builds and launched games since the previous call.
    func takeRequests() -> [String] {
        log.take().filter { $0.contains("build") || $0.contains("launchGame") }
    }
}

/// The dependency of GameRoot in tests, which the plug-ins find through GameRoot's component.
@MainActor
final class TestGameRootDependency: GameRootDependency {
    let log = CallLog()
    let plugins: PluginManager
    let game: any GameInject = FakeGames()
    var scores: any ScoresInject = FakeScores()
    let signedInSession: (any SignedInSession)? = nil
    let verifyBuilderSource: VerifyBuilderSource
    let warnings: Warnings
    let gamesOfLoggedIn: [GameTitle]
    /// The plug-ins that GameRoot has created.
    var loggedOut: RecordingLoggedOutPlugin?
    var loggedIn: RecordingLoggedInPlugin?

    init(plugins: PluginManager, warnings: Warnings, gamesOfLoggedIn: [GameTitle]) {
        self.plugins = plugins
        self.warnings = warnings
        self.gamesOfLoggedIn = gamesOfLoggedIn
        verifyBuilderSource = .dependency { VerifyBuilderAdapter(dependency: $0) }
    }

    /// Returns the dependency of the test's GameRoot; nil for any other dependency.
    static func behind(_ dependency: any Dependency) -> TestGameRootDependency? {
        (dependency as? GameRootComponent)?.dependency as? TestGameRootDependency
    }
}

final class RecordingGameRootListener: RecordingListener<String>, ChildListener {
    var onLeaving: () -> Void = {}

    func childDidFinish(_ notice: Notice?) {
        record("left")
        onLeaving()
    }
}
