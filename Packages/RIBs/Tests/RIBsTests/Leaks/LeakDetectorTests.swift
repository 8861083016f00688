import RIBs
import Testing

@MainActor
@Suite("Leak detector")
struct LeakDetectorTests {
    private final class LeakyInteractor: Interactor {}
    private final class LeakyRouter: Router<Interactor> {}
    private final class LeakyView: ViewControllable {
        var isShown = false
    }
    private final class LeakyViewRouter: ViewableRouter<LeakyInteractor, LeakyView> {}

    @Test("a released router expects its interactor to be released within a second")
    func interactor() {
        withLeakDetector {
            let interactor = LeakyInteractor()
            _ = LeakyRouter(interactor: interactor)
            #expect(alive().map(\.typeName) == ["LeakyInteractor"])
            #expect(alive().map(\.time) == [.seconds(1)])
            withExtendedLifetime(interactor) {}
        }
        #expect(alive().isEmpty)
    }

    @Test("an interactor and a view released with their router are no leaks")
    func clean() {
        withLeakDetector {
            for _ in 0..<100 {
                _ = LeakyViewRouter(interactor: LeakyInteractor(), viewController: LeakyView())
            }
            #expect(alive().isEmpty)
        }
    }

    @Test("a released router expects its view to be released within five seconds")
    func view() {
        withLeakDetector {
            var view: LeakyView? = LeakyView()
            view.map { _ = LeakyViewRouter(interactor: LeakyInteractor(), viewController: $0) }
            #expect(alive().map(\.typeName) == ["LeakyView"])
            #expect(alive().map(\.time) == [.seconds(5)])
            view = nil
            #expect(alive().isEmpty)
        }
    }

    @Test("a released interactor expects its presenter to be released within a second")
    func presenter() {
        final class LeakyPresenter {}
        withLeakDetector {
            var presenter: LeakyPresenter? = LeakyPresenter()
            presenter.map { _ = LeakyRouter(interactor: PresentableInteractor(presenter: $0)) }
            #expect(alive().map(\.typeName) == ["LeakyPresenter"])
            #expect(alive().map(\.time) == [.seconds(1)])
            presenter = nil
            #expect(alive().isEmpty)
            _ = LeakyRouter(interactor: PresentableInteractor(presenter: 1))
            #expect(alive().isEmpty)
        }
    }

    @Test("a view that is the presenter, too, is expected once and within five seconds")
    func presentingView() {
        withLeakDetector {
            let view = LeakyView()
            _ = ViewableRouter(
                interactor: PresentableInteractor(presenter: view),
                viewController: view
            )
            #expect(alive().map(\.typeName) == ["LeakyView"])
            #expect(alive().map(\.time) == [.seconds(5)])
            withExtendedLifetime(view) {}
        }
        #expect(alive().isEmpty)
    }

    @Test("a view still shown after its RIB was detached is a leak until it is hidden")
    func shownView() {
        withLeakDetector {
            let view = LeakyView()
            let root = Router(interactor: Interactor())
            root.interactor.activate()
            let child = LeakyViewRouter(interactor: LeakyInteractor(), viewController: view)
            root.attachChild(child)
            view.isShown = true
            #expect(alive().isEmpty)
            root.detachChild(child)
            #expect(
                alive().map(\.description) == [
                    "LeakyView is still shown after 5.0 seconds, though its RIB is detached: "
                        + "dismiss the view when the RIB is detached"
                ]
            )
            view.isShown = false
            #expect(alive().isEmpty)
            withExtendedLifetime(child) {}
        }
    }

    @Test("a view shown because its RIB was attached again is not a leak")
    func shownAgain() {
        withLeakDetector {
            let view = LeakyView()
            let root = Router(interactor: Interactor())
            root.interactor.activate()
            let child = LeakyViewRouter(interactor: LeakyInteractor(), viewController: view)
            root.attachChild(child)
            view.isShown = true
            root.detachChild(child)
            root.attachChild(child)
            #expect(alive().isEmpty)
        }
    }

    @Test("the view of a sleeping RIB, or of a RIB below one, may be shown until it is detached")
    func asleep() {
        withLeakDetector {
            let root = Router(interactor: Interactor())
            root.interactor.activate()
            let child = LeakyViewRouter(interactor: LeakyInteractor(), viewController: LeakyView())
            let leaf = LeakyViewRouter(interactor: LeakyInteractor(), viewController: LeakyView())
            root.attachChild(child)
            child.attachChild(leaf)
            for router in [child, leaf] { router.viewController.isShown = true }
            root.sleepChild(child)
            #expect(alive().isEmpty)
            leaf.viewController.isShown = false
            root.detachChild(child)
            #expect(alive().map(\.typeName) == ["LeakyView"])
        }
    }

    @Test("the view of a sleeping RIB with another kind of interactor may be shown, too")
    func asleepWithForeignInteractor() {
        final class Switch: Interactable {
            private(set) var isActive = false
            let isActiveStream: ValueStream<Bool> = MutableValueStream(false)
            func activate() { isActive = true }
            func deactivate() { isActive = false }
        }
        withLeakDetector {
            let view = LeakyView()
            let root = Router(interactor: Interactor())
            root.interactor.activate()
            let child = ViewableRouter(interactor: Switch(), viewController: view)
            root.attachChild(child)
            view.isShown = true
            root.sleepChild(child)
            #expect(alive().isEmpty)
            root.detachChild(child)
            #expect(alive().map(\.typeName) == ["LeakyView"])
        }
    }

    @Test("a detector that is switched off cancels its expectations and adds none")
    func off() {
        withLeakDetector {
            let view = LeakyView()
            LeakDetector.instance.expectDeallocate(object: view)
            #expect(alive().map(\.typeName) == ["LeakyView"])
            LeakDetector.instance.policy = .off
            #expect(alive().isEmpty)
            LeakDetector.instance.expectDeallocate(object: view)
            _ = LeakyViewRouter(interactor: LeakyInteractor(), viewController: view)
            #expect(alive().isEmpty)
            withExtendedLifetime(view) {}
        }
    }

    @Test("a leak is reported once, unless its expectation is canceled")
    func reports() async {
        let (canceled, leaking) = (LeakyView(), LeakyInteractor())
        var view: LeakyView? = LeakyView()
        let leaks = await reportedLeaks { detector in
            let handle = detector.expectDeallocate(object: canceled, inTime: .milliseconds(150))
            handle.cancel()
            handle.cancel()
            detector.expectDeallocate(object: leaking, inTime: .milliseconds(150))
            if let view { detector.expectDeallocate(object: view, inTime: .milliseconds(150)) }
            view = nil
        }
        #expect(
            leaks.map(\.description) == [
                "LeakyInteractor is still alive after 0.15 seconds, but should be released: "
                    + "find the object that holds it, such as a closure or a strong listener"
            ]
        )
        withExtendedLifetime((canceled, leaking)) {}
    }

    @Test("an object released in time by another thread is not a leak")
    func otherThread() async {
        let leaks = await reportedLeaks { detector in
            let interactor = LeakyInteractor()
            detector.expectDeallocate(object: interactor, inTime: .seconds(86_400))
            Task.detached {
                while await detector.alive.isEmpty { await Task.yield() }
                withExtendedLifetime(interactor) {}
            }
        }
        #expect(leaks == [])
    }

    @Test("the status of a detector follows its expectations")
    func status() async {
        let detector = LeakDetector(policy: .report { _ in })
        var statuses: [LeakDetectionStatus] = []
        detector.status.subscribe { statuses.append($0) }
        let view = LeakyView()
        let handle = detector.expectDeallocate(object: view)
        detector.expectDeallocate(object: view)
        #expect(statuses == [.didComplete, .inProgress])
        handle.cancel()
        await completion(of: detector)
        #expect(statuses == [.didComplete, .inProgress, .didComplete])
        withExtendedLifetime(view) {}
    }

    #if os(Linux) || os(macOS)
        @Test("the stop policy ends the program with a text that names the leak")
        func stops() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run { LeakDetector.instance.policy = .stop }
                let interactor = await Interactor()
                await MainActor.run { _ = Router(interactor: interactor) }
                // The detector stops the program before this can return.
                await completion(of: LeakDetector.instance)
                withExtendedLifetime(interactor) {}
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Interactor is still alive after 1.0 seconds"))
        }
    #endif

    private func alive() -> [Leak] { expectedLeaks("Leaky") }
}
