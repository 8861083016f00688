import BankConsole
import Console
import DependencyContainer
import GameInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing

@testable import BankApp

/// GameRoot in a window, with plug-ins that are screens and no more, unless told. Somebody else has
/// attached it, as Home does.
@MainActor
final class GameStage {
    let window = Window()
    let told = Told()
    let dependency: GameStageDependency
    let listener = GameRootListenerDouble()
    let links: any GameLinkHandler
    let root: any LaunchRouting
    private let below: LaunchRouter<Interactor, ScreenViewController>

    /// - Parameters:
    ///   - link: Comes before GameRoot is shown.
    ///   - games: The games that LoggedIn knows; GameRoot knows both of the tutorials'.
    ///   - plugins: Others in place of those screens.
    ///   - names: Where they write the players' names down.
    init(
        opening link: GameLink? = nil,
        gamesOfLoggedIn games: [GameTitle] = FakeGames().games,
        plugins: [any Plugin.Type] = [
            LoggedOutPluginDouble.Loader.self, LoggedInPluginDouble.Loader.self,
        ],
        names: NamesOnTheirWay? = nil
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        dependency = GameStageDependency(
            plugins: try PluginManager(loading: plugins),
            warnings: told.warnings,
            gamesOfLoggedIn: games
        )
        dependency.names = names
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

    /// What is seen.
    var title: String? { window.top?.screen.title }

    /// The names of what GameRoot has attached.
    var attached: [String] {
        root.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// Two log in on LoggedOut.
    func logIn(_ player1Name: String = "Ann", _ player2Name: String = "Ben") {
        dependency.loggedOut?.listener?
            .didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
        dependency.loggedIn?.forget()
    }

    /// They log out again.
    func logOut() {
        dependency.loggedIn?.listener?.loggedInDidLogOut()
    }

    /// The person leaves LoggedOut without logging in.
    func leave() {
        dependency.loggedOut?.listener?.loggedOutDidLeave()
    }

    /// What the plug-ins were asked for since the last time: builds, and games launched.
    func takeRequests() -> [String] {
        log.take().filter { $0.contains("build") || $0.contains("launchGame") }
    }
}

/// What a stage gives to GameRoot; the plug-ins find it behind GameRoot's component.
@MainActor
final class GameStageDependency: GameRootDependency {
    let log = CallLog()
    let plugins: PluginManager
    let game: any GameInject = FakeGames()
    var scores: any ScoresInject = FakeScores()
    let signedInSession: (any SignedInSession)? = nil
    let verifyBuilderSource: VerifyBuilderSource
    let warnings: Warnings
    let gamesOfLoggedIn: [GameTitle]
    /// What GameRoot has made of the plug-ins.
    var loggedOut: LoggedOutPluginDouble?
    var loggedIn: LoggedInPluginDouble?
    /// Where plug-ins write the players' names down.
    var names: NamesOnTheirWay?

    init(plugins: PluginManager, warnings: Warnings, gamesOfLoggedIn: [GameTitle]) {
        self.plugins = plugins
        self.warnings = warnings
        self.gamesOfLoggedIn = gamesOfLoggedIn
        verifyBuilderSource = .dependency { DIVerifyBuilderAdapter(dependency: $0) }
    }

    /// The stage's dependency, where the component is of a GameRoot on a stage.
    static func behind(_ dependency: any Dependency) -> GameStageDependency? {
        (dependency as? GameRootComponent)?.dependency as? GameStageDependency
    }
}

/// Who has attached GameRoot.
final class GameRootListenerDouble: RecordingListener<String>, ChildListener {
    var onLeaving: () -> Void = {}

    func childDidFinish(_ notice: Notice?) {
        hear("left")
        onLeaving()
    }
}
