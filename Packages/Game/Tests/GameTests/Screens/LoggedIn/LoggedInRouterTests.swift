import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("LoggedIn's router")
@MainActor
struct LoggedInRouterTests {
    private let interactor = LoggedInInteractorDouble("LoggedIn")
    private let router: LoggedInRouter
    private let question = ViewableRouter(
        interactor: Interactor(),
        viewController: ScreenViewController()
    )

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
        try router.presentQuestion(question)
        _ = interactor.log.take()
    }

    @Test("the router detaches Verify, and then reports so once")
    func verify() {
        #expect(router.children.count == 1)
        router.dismissQuestion(question)
        #expect(router.children.isEmpty)
        #expect(interactor.log.take() == ["LoggedIn.didDismissQuestion()"])
        router.dismissQuestion(question)
        #expect(interactor.log.take().isEmpty)
    }

    @Test("the router refuses a second Verify, whose end leaves the first one open")
    func twoVerify() {
        let second = ViewableRouter(
            interactor: Interactor(),
            viewController: ScreenViewController()
        )
        #expect { try router.presentQuestion(second) } throws: {
            ($0 as? BankError)?.code == "screen.asking"
        }
        router.dismissQuestion(second)
        #expect(router.children.count == 1 && router.children.first === question)
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
