import Console
import DependencyContainer
import GameInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing

@testable import Game

@Suite("The game's plug-ins")
@MainActor
struct PluginTests {
    private let listener = PluginListenerDouble()

    @Test("the plug-ins are loaded by their types and found by their ids")
    func loading() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        #expect(plugins.loaded == ["LoggedOutPlugin", "LoggedInPlugin"])
        #expect(plugins.plugin(loggedOutPlugin) != nil)
        #expect(plugins.plugin(loggedInPlugin) != nil)
    }

    @Test("a plug-in that is not loaded is absent")
    func absence() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self])
        #expect(plugins.plugin(loggedInPlugin) == nil)
    }

    @Test("LoggedOut reports both names and its end to the listener")
    func loggedOut() throws {
        let builder = try #require(LoggedOutPlugin.load())
        let router = builder.init(dependency: EmptyPluginDependency())
            .build(withListener: listener, launching: nil)
        let interactor = try #require(router.interactable as? LoggedOutInteractor)
        router.interactable.activate()
        interactor.login(withPlayer1Name: "김하나", player2Name: "이두리")
        interactor.goBack()
        #expect(listener.events == ["login 김하나, 이두리", "leave"])
    }

    @Test("LoggedIn shows both names in their order")
    func bothNames() async throws {
        let view = ScreenViewController()
        let (router, _) = try loggedIn(in: view)
        let window = Window()
        window.show(root: view)
        router.interactable.activate()
        router.load()
        await window.settled()
        #expect(
            window.top?.screen.blocks
                == [.fields([Field("Player 1", "김하나 (4)"), Field("Player 2", "이두리 (2)")])]
        )
        router.interactable.deactivate()
        #expect(window.depth == 1)
    }

    @Test("LoggedIn reports the logout to the plug-in's listener")
    func logOut() throws {
        let (router, actionableItem) = try loggedIn(in: ScreenViewController())
        #expect(actionableItem === router.interactable)
        let interactor = try #require(router.interactable as? LoggedInInteractor)
        interactor.offGameDidLogOut()
        #expect(listener.events == ["logOut"])
    }

    @Test("LoggedIn holds its listener weakly")
    func weakListener() throws {
        var listener: PluginListenerDouble? = PluginListenerDouble()
        weak let remains = listener
        let builder = try #require(LoggedInPlugin.load())
        let built = try builder.init(dependency: PluginDependency(view: ScreenViewController()))
            .build(
                withListener: #require(listener),
                player1Name: "a",
                player2Name: "b"
            )
        listener = nil
        #expect(remains == nil)
        (built.router.interactable as? LoggedInInteractor)?.offGameDidLogOut()
    }

    private func loggedIn(
        in view: ScreenViewController
    ) throws -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
        let builder = try #require(LoggedInPlugin.load())
        return builder.init(dependency: PluginDependency(view: view))
            .build(withListener: listener, player1Name: "김하나", player2Name: "이두리")
    }
}

@MainActor
private final class PluginListenerDouble: RecordingListener<String>, LoggedOutPluginListener,
    LoggedInPluginListener
{
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        record("login \(player1Name), \(player2Name)")
    }

    func loggedOutDidLeave() { record("leave") }
    func loggedInDidLogOut() { record("logOut") }
}

private final class EmptyPluginDependency: EmptyComponent, LoggedOutPluginDependency {}

private final class PluginDependency: EmptyComponent, LoggedInPluginDependency {
    let loggedInViewController: any PresentingViewControllable
    let scores: any ScoresInject = FakeScores(Score(player1Score: 4, player2Score: 2))
    let signedInSession: (any SignedInSession)? = nil
    let verifyBuilderSource = Playing.verifyByDependency

    init(view: ScreenViewController) {
        loggedInViewController = view
    }
}
