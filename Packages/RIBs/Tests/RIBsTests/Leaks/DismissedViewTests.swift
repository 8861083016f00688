import RIBs
import Testing

@MainActor
@Suite("Views that the user dismisses")
struct DismissedViewTests {
    private final class DismissedView: UserDismissalReporting {
        let userDismissals = UserDismissals()
        var isShown = false
        private(set) var dismissed = 0
        func present(_ viewController: any ViewControllable) {}
        func dismiss(_ viewController: any ViewControllable) { dismissed += 1 }
    }

    private typealias ChildRouter = ViewableRouter<RecordingInteractor, DismissedView>
    private typealias HomeRouter = PresentingRouter<RecordingInteractor, Void>

    private let log = EventLog()
    private let view = DismissedView()

    private func alive() -> [String] {
        expectedLeaks("DismissedView").filter { $0.kind == .dismissedView }.map(\.description)
    }

    private func child(_ name: String = "child", ownsView: Bool = true) -> ChildRouter {
        ChildRouter(
            interactor: RecordingInteractor(name, log),
            viewController: DismissedView(),
            ownsView: ownsView
        )
    }

    private func home() -> HomeRouter {
        let home = HomeRouter(interactor: RecordingInteractor("home", log), viewController: view)
        home.interactor.activate()
        home.load()
        _ = log.take()
        return home
    }

    @Test("a presenting router detaches the child whose view has left, without dismissing it")
    func detaches() {
        withLeakDetector {
            let (home, child) = (home(), child())
            home.presentChild(child)
            view.userDismissals.report(child.viewController)
            #expect(log.take() == ["child active", "child resigns true"])
            #expect(home.children.isEmpty)
            #expect(home.presentedChild == nil)
            #expect(view.dismissed == 0)
            #expect(alive() == [])
        }
    }

    @Test("a report that comes late, twice, early or for another view changes nothing")
    func harmless() {
        withLeakDetector {
            let (home, first, second) = (home(), child("first"), child("second"))
            view.userDismissals.report(first.viewController)
            home.presentChild(first)
            home.presentChild(second)
            _ = log.take()
            view.userDismissals.report(first.viewController)
            view.userDismissals.report(view)
            view.userDismissals.report(DismissedView())
            #expect(home.presentedChild === second)
            home.dismissChild()
            view.userDismissals.report(second.viewController)
            view.userDismissals.report(second.viewController)
            #expect(log.take() == ["second resigns true"])
            #expect(view.dismissed == 2)
        }
    }

    @Test("a report is harmless if the presented child was detached or moved by another call")
    func detachedOtherwise() {
        let (home, other, child) = (home(), RecordingRouter.root(log), child())
        home.presentChild(child)
        home.detachChild(child)
        other.attachChild(child)
        #expect(programmerErrors { view.userDismissals.report(child.viewController) }.isEmpty)
        #expect(home.presentedChild == nil)
        #expect(child.interactor.isActive)
    }

    @Test("a child can be presented again after the user has dismissed it")
    func again() {
        let (home, child) = (home(), child())
        home.presentChild(child)
        view.userDismissals.report(child.viewController)
        home.presentChild(child)
        #expect(child.interactor.isActive)
        view.userDismissals.report(child.viewController)
        #expect(!child.interactor.isActive)
    }

    @Test("several routers that share a view each detach the child that they present")
    func sharedView() {
        let home = home()
        let flow = HomeRouter(
            interactor: RecordingInteractor("flow", log),
            viewController: view,
            ownsView: false
        )
        home.attachChild(flow)
        let (low, high) = (child("low"), child("high"))
        home.presentChild(low)
        flow.presentChild(high)
        view.userDismissals.report(high.viewController)
        #expect(flow.presentedChild == nil)
        #expect(home.presentedChild === low)
        home.detachChild(flow)
        view.userDismissals.report(low.viewController)
        #expect(home.presentedChild == nil)
    }

    @Test("a released router listens no longer, and leaves no subscription behind")
    func released() {
        let before = LiveCounts.current
        do { _ = home() }
        #expect(LiveCounts.current == before)
        view.userDismissals.report(view)
    }

    @Test("an active RIB whose dismissed view no router notices is a leak until it is detached")
    func unnoticed() {
        withLeakDetector {
            let (root, child) = (RecordingRouter.root(log), child())
            root.attachChild(child)
            view.userDismissals.report(child.viewController)
            view.userDismissals.report(child.viewController)
            #expect(
                alive() == [
                    "DismissedView was dismissed by the user, but its RIB is still active after "
                        + "5.0 seconds: let a PresentingRouter present it, or detach the RIB when "
                        + "userDismissals sends the view"
                ]
            )
            root.detachChild(child)
            #expect(alive() == [])
        }
    }

    @Test("a router of another kind can detach its children when their views are reported")
    func subscribes() {
        withLeakDetector {
            let (root, child) = (RecordingRouter.root(log), child())
            root.attachChild(child)
            view.userDismissals.subscribe { [weak root] view in
                if view === child.viewController { root?.detachChild(child) }
            }
            view.userDismissals.report(child.viewController)
            #expect(!child.interactor.isActive)
            #expect(alive() == [])
        }
    }

    @Test("a view that is shown again, or whose RIB is inactive or borrows it, is not a leak")
    func noLeak() {
        withLeakDetector {
            let (root, shown) = (RecordingRouter.root(log), child())
            let (inactive, borrowing) = (child(), child(ownsView: false))
            root.attachChild(shown)
            root.attachChild(borrowing)
            shown.viewController.isShown = true
            for router in [shown, inactive, borrowing] {
                view.userDismissals.report(router.viewController)
            }
            #expect(alive() == [])
            root.detachChild(shown)
            shown.viewController.isShown = false
            #expect(alive() == [])
        }
    }

    @Test("the RIB of a dismissed view is found among others that were released")
    func manyViews() {
        withLeakDetector {
            let root = RecordingRouter.root(log)
            var children = (0..<20).map { child("\($0)") }
            for child in children { root.attachChild(child) }
            for number in [0, 17, 9, 0, 15] { root.detachChild(children.remove(at: number)) }
            for child in children {
                #expect(alive().count == 0)
                view.userDismissals.report(child.viewController)
                #expect(alive().count == 1)
                root.detachChild(child)
            }
        }
    }
}
