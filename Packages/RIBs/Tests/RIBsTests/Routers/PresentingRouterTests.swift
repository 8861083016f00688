import RIBs
import Testing

/// A view that logs the names of the views it presents and dismisses.
private final class NamedView: PresentingViewControllable {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
    }

    func present(_ viewController: any ViewControllable) {
        log.events.append("present \((viewController as? NamedView)?.name ?? "?")")
    }

    func dismiss(_ viewController: any ViewControllable) {
        log.events.append("dismiss \((viewController as? NamedView)?.name ?? "?")")
    }
}

@MainActor
@Suite("PresentingRouter")
struct PresentingRouterTests {
    private typealias ChildRouter = ViewableRouter<RecordingInteractor, NamedView>

    private final class HomeRouter: PresentingRouter<RecordingInteractor, Builders> {
        func attach(_ name: String) { presentChild(builders.child(name)) }
    }

    private struct Builders {
        let child: @MainActor (String) -> any ViewableRouting
    }

    private let log = EventLog()

    private func home() -> HomeRouter {
        let log = log
        let home = HomeRouter(
            interactor: RecordingInteractor("home", log),
            viewController: NamedView("home", log),
            builders: Builders { name in
                ChildRouter(
                    interactor: RecordingInteractor(name, log),
                    viewController: NamedView(name, log)
                )
            }
        )
        home.interactable.activate()
        home.load()
        _ = log.take()
        return home
    }

    @Test(
        "a presenting router shows a child's view before activating the child, and hides it first"
    )
    func order() {
        let home = home()
        home.attach("card")
        #expect(log.take() == ["present card", "card active"])
        #expect(home.presentedChild === home.children.first)
        home.dismissChild()
        #expect(log.take() == ["dismiss card", "card resigns true"])
        #expect(home.presentedChild == nil)
        #expect(home.children.isEmpty)
    }

    @Test("a presenting router presents one child at a time")
    func replaces() {
        let home = home()
        home.attach("card")
        _ = log.take()
        home.attach("account")
        #expect(
            log.take() == [
                "dismiss card", "card resigns true", "present account", "account active",
            ]
        )
        #expect(home.children.count == 1)
    }

    @Test("dismissing without a presented child does nothing")
    func nothingToDismiss() {
        let home = home()
        home.dismissChild()
        #expect(log.take() == [])
    }

    @Test("a presenting router can be created without builders")
    func withoutBuilders() {
        final class LeafRouter: PresentingRouter<RecordingInteractor, Void> {}
        let leaf = LeafRouter(
            interactor: RecordingInteractor("leaf", log),
            viewController: NamedView("leaf", log)
        )
        #expect(leaf.presentedChild == nil)
    }
}
