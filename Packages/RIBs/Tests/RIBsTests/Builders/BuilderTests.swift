import RIBs
import Testing

@MainActor
@Suite("Builder")
struct BuilderTests {
    @Test("a builder creates a RIB from its parent's component and connects its parts")
    func builds() {
        let component = ClockComponent(dependency: EmptyComponent())
        let screen = ClockScreen()
        let router = ClockBuilder(dependency: component).build(screen: screen)
        router.interactable.activate()
        #expect(screen.shown == ["noon"])
        #expect(router.viewControllable === screen)
    }
}

private protocol ClockDependency: Dependency {
    var time: String { get }
}

@MainActor
private protocol ClockPresentable: Presentable {
    func show(_ time: String)
}

private protocol ClockRouting: ViewableRouting {}

private protocol ClockBuildable: Buildable {
    func build(screen: ClockScreen) -> any ClockRouting
}

private final class ClockComponent: Component<any EmptyDependency>, ClockDependency {
    var time: String { shared { "noon" } }
}

private final class ClockScreen: ViewControllable, ClockPresentable {
    var shown: [String] = []
    func show(_ time: String) { shown.append(time) }
}

private final class ClockInteractor: PresentableInteractor<any ClockPresentable> {
    private let time: String

    init(presenter: any ClockPresentable, time: String) {
        self.time = time
        super.init(presenter: presenter)
    }

    override func didBecomeActive() { presenter.show(time) }
}

private final class ClockRouter: ViewableRouter<any Interactable, any ViewControllable>,
    ClockRouting
{}

private final class ClockBuilder: Builder<any ClockDependency>, ClockBuildable {
    func build(screen: ClockScreen) -> any ClockRouting {
        let interactor = ClockInteractor(presenter: screen, time: dependency.time)
        return ClockRouter(interactor: interactor, viewController: screen)
    }
}
