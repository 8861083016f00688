import RIBs
import Testing

@MainActor
@Suite("Builder")
struct BuilderTests {
    @Test("a builder creates a RIB from its parent's component and connects its parts")
    func builds() {
        let component = RootComponent()
        let screen = ClockScreen()
        let parent = Router(interactor: Interactor())
        parent.interactor.activate()
        parent.load()

        let clock = ClockBuilder(dependency: component).build(on: screen)
        parent.attachChild(clock)
        parent.detachChild(clock)

        #expect(screen.shown == ["noon", ""])
        #expect(clock.viewControllable === screen)
    }
}

protocol ClockDependency: Dependency {  // the needs of this RIB, which its parent provides
    var time: String { get }
}

final class RootComponent: EmptyComponent, ClockDependency {
    var time: String { "noon" }
}

@MainActor
protocol ClockPresentable: Presentable {
    func show(_ text: String)
}

final class ClockInteractor: PresentableInteractor<any ClockPresentable> {
    private let time: String

    init(presenter: any ClockPresentable, time: String) {
        self.time = time
        super.init(presenter: presenter)
    }

    override func didBecomeActive() { presenter.show(time) }  // begins here …
    override func willResignActive() { presenter.show("") }  // … and ends here
}

final class ClockBuilder: Builder<any ClockDependency> {
    func build(on screen: ClockScreen) -> any ViewableRouting {
        ViewableRouter(
            interactor: ClockInteractor(presenter: screen, time: dependency.time),
            viewController: screen
        )
    }
}

final class ClockScreen: ViewControllable, ClockPresentable {
    private(set) var shown: [String] = []

    func show(_ text: String) { shown.append(text) }
}
