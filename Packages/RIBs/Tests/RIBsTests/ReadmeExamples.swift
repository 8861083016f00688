import RIBs
import Testing

// The examples of the package's README.

@MainActor
protocol HomeRouting: PresentingRouting {
    func attachClock()
}

@MainActor
protocol HomeInteractable: RoutedInteractable<any HomeRouting> {}

final class HomeInteractor: Interactor, HomeInteractable {
    func openClock() { router?.attachClock() }
    func closeClock() { router?.dismissChild() }
}

/// The builders of the RIBs that Home opens.
struct HomeBuilders {
    let clock: ClockBuilder
}

final class HomeRouter: PresentingRouter<any HomeInteractable, HomeBuilders>, HomeRouting {
    func attachClock() { presentChild(builders.clock.build(on: ClockScreen())) }
}

final class HomeScreen: PresentingViewControllable {
    private(set) var presented: [any ViewControllable] = []

    func present(_ viewController: any ViewControllable) { presented.append(viewController) }
    func dismiss(_ viewController: any ViewControllable) {
        guard let place = presented.firstIndex(where: { $0 === viewController }) else { return }
        presented.removeSubrange(place...)
    }
}

final class ScoreInteractor: PresentableInteractor<any ClockPresentable> {
    let scores = MutableValueStream(0)  // handed out as ValueStream<Int>
    private let rateWorker = RateWorker()
    private(set) var cheers = 0

    override func didBecomeActive() {
        scores.map { "\($0) points" }
            .subscribe { [weak self] in self?.presenter.show($0) }
            .disposeOnDeactivate(interactor: self)  // ends when this RIB stops
        task { [weak self, scores] in  // canceled when it stops
            for await score in scores where score > 9 { self?.cheers += 1 }
        }
        rateWorker.start(self)  // a second start is ignored
    }
}

final class RateWorker: Worker {
    private let rates = MutableValueStream(1_300)
    private var latest: Int?

    override func didStart(_ interactorScope: any InteractorScope) {
        rates.subscribe { [weak self] in self?.latest = $0 }.disposeOnStop(self)
    }
}

@MainActor
protocol RootItem: AnyObject {
    func waitForLogin() -> ValueStream<(any LoggedInItem, Void)>
}

@MainActor
protocol LoggedInItem: AnyObject {
    func launch(_ gameID: String) async throws -> (any LoggedInItem, Void)?
}

final class LaunchGameWorkflow: Workflow<any RootItem> {
    init(gameID: String) {
        super.init()
        onStep { root in root.waitForLogin() }  // a ValueStream: its first value
            .onStep { loggedIn, _ in try await loggedIn.launch(gameID) }  // or async
            .commit()
    }
}

final class RootItemInteractor: Interactor, RootItem, LoggedInItem {
    private(set) var launched: [String] = []

    func waitForLogin() -> ValueStream<(any LoggedInItem, Void)> { .just((self, ())) }

    func launch(_ gameID: String) async throws -> (any LoggedInItem, Void)? {
        launched.append(gameID)
        return (self, ())
    }
}

@MainActor
@Suite("Examples of the README")
struct ReadmeExamples {
    @Test("the README's router presents one child at a time")
    func presents() {
        let screen = HomeScreen()
        let interactor = HomeInteractor()
        let router = HomeRouter(
            interactor: interactor,
            viewController: screen,
            builders: HomeBuilders(clock: ClockBuilder(dependency: RootComponent()))
        )
        interactor.activate()
        router.load()
        interactor.openClock()
        interactor.openClock()
        #expect(screen.presented.count == 1)
        interactor.closeClock()
        #expect(screen.presented.isEmpty)
    }

    @Test("the README's view ignores the dismissal of a view that is not shown")
    func dismissesTwice() {
        let (screen, child, other) = (HomeScreen(), ClockScreen(), ClockScreen())
        for view in [child, other] { screen.present(view) }
        screen.dismiss(child)
        screen.dismiss(other)
        screen.dismiss(child)
        #expect(screen.presented.isEmpty)
    }

    @Test("the README's interactor shows its scores")
    func scores() async {
        let screen = ClockScreen()
        let interactor = ScoreInteractor(presenter: screen)
        interactor.activate()
        interactor.scores.send(10)
        await until { interactor.cheers == 1 }
        #expect(screen.shown == ["0 points", "10 points"])
        interactor.deactivate()
    }

    @Test("the README's workflow launches a game")
    func workflow() async {
        let rootInteractor = RootItemInteractor()
        rootInteractor.activate()
        LaunchGameWorkflow(gameID: "ticTacToe").subscribe(rootInteractor)
            .disposeOnDeactivate(interactor: rootInteractor)
        await until { rootInteractor.launched == ["ticTacToe"] }
    }

    @Test("the README's observer and detector can be installed and removed")
    func tracing() {
        var lines: [String] = []
        let policy = LeakDetector.instance.policy
        let tracing = RouterObservers.observe { event in lines.append(event.description) }
        LeakDetector.instance.policy = .report { leak in lines.append(leak.description) }
        let home = Router(interactor: HomeInteractor())
        home.attachChild(ClockBuilder(dependency: RootComponent()).build(on: ClockScreen()))
        #expect(lines == ["Home will attach Clock", "Home did attach Clock"])
        tracing.cancel()
        LeakDetector.instance.policy = policy
    }
}
