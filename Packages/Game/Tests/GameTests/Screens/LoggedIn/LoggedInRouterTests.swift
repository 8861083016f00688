import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("LoggedIn's router")
@MainActor
struct LoggedInRouterTests {
    private let interactor = LoggedInInteractorDouble("LoggedIn")
    private let router: LoggedInRouter

    init() throws {
        let component = LoggedInComponent(
            dependency: LoggedInSurroundings(),
            player1Name: "Hana",
            player2Name: "Duri"
        )
        router = LoggedInRouter(
            interactor: interactor,
            viewController: component.dependency.loggedInViewController,
            offGameBuilder: OffGameBuilder(dependency: component)
        )
        router.interactable.activate()
        router.load()
        try router.presentQuestion(Self.verify())
        _ = interactor.log.take()
    }

    private static func verify() -> any ViewableRouting {
        ViewableRouter(interactor: Interactor(), viewController: ScreenViewController())
    }

    @Test("the router detaches Verify, and then reports so once")
    func verify() {
        #expect(router.children.count == 1)
        router.dismissQuestion()
        #expect(router.children.isEmpty)
        #expect(interactor.log.take() == ["LoggedIn.didDismissQuestion()"])
        router.dismissQuestion()
        #expect(interactor.log.take().isEmpty)
    }

    @Test("the router refuses a second Verify")
    func twoVerify() {
        #expect(throws: CancellationError.self) {
            try router.presentQuestion(Self.verify())
        }
        #expect(router.children.count == 1)
    }
}

private final class LoggedInInteractorDouble: RecordingInteractor, LoggedInInteractable {
    func didDismissQuestion() { record() }
    func startGame(with gameBuilder: any GameBuildable) {}
    func resetScore() {}
    func offGameDidLogOut() {}
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> { Task { nil } }
    func gameDidEnd(with winner: PlayerType?) {}
    func gameDidLeave() {}
}

/// The dependency of LoggedIn without a window around it.
final class LoggedInSurroundings: EmptyComponent, LoggedInPluginDependency {
    let loggedInViewController: any PresentingViewControllable = ScreenViewController()
    let scores: any ScoresInject = FakeScores()
    let signedInSession: (any SignedInSession)? = FakeSignedInSession()
    let verifyBuilderSource = Playing.verifyByDependency
}
