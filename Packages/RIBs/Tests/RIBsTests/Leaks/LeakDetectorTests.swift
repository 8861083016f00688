import RIBs
import Testing

@MainActor
@Suite("Leak detector")
struct LeakDetectorTests {
    private final class LeakyInteractor: Interactor {}
    private final class LeakyRouter: Router<LeakyInteractor> {}
    private final class LeakyView: ViewControllable {
        var isShown = false
    }
    private final class LeakyViewRouter: ViewableRouter<LeakyInteractor, LeakyView> {}

    @Test("a router that goes away expects its interactor to go within a second")
    func interactor() {
        withInstance {
            let interactor = LeakyInteractor()
            _ = LeakyRouter(interactor: interactor)
            #expect(alive().map(\.typeName) == ["LeakyInteractor"])
            #expect(alive().map(\.time) == [.seconds(1)])
            withExtendedLifetime(interactor) {}
        }
        #expect(alive().isEmpty)
    }

    @Test("what goes away with its router is not expected any more")
    func clean() {
        withInstance {
            for _ in 0..<100 {
                _ = LeakyViewRouter(interactor: LeakyInteractor(), viewController: LeakyView())
            }
            #expect(alive().isEmpty)
        }
    }

    @Test("a router with a view expects that to go within five seconds")
    func view() {
        withInstance {
            var view: LeakyView? = LeakyView()
            view.map { _ = LeakyViewRouter(interactor: LeakyInteractor(), viewController: $0) }
            #expect(alive().map(\.typeName) == ["LeakyView"])
            #expect(alive().map(\.time) == [.seconds(5)])
            view = nil
            #expect(alive().isEmpty)
        }
    }

    @Test("a view that is still shown after its RIB was detached is expected to disappear")
    func shownView() {
        withInstance {
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
                        + "dismiss it when detaching"
                ]
            )
            view.isShown = false
            #expect(alive().isEmpty)
            withExtendedLifetime(child) {}
        }
    }

    @Test("a view that is shown again with its RIB, which was attached again, is no leak")
    func shownAgain() {
        withInstance {
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

    @Test("switched off, it expects nothing and forgets what was expected")
    func off() {
        withInstance {
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

    @Test("what lives on is told once, after its own time, unless it is cancelled")
    func tells() async {
        let (cancelled, leaking) = (LeakyView(), LeakyInteractor())
        var view: LeakyView? = LeakyView()
        let leaks = await leaks { detector in
            let handle = detector.expectDeallocate(object: cancelled, inTime: .milliseconds(150))
            handle.cancel()
            handle.cancel()
            detector.expectDeallocate(object: leaking, inTime: .milliseconds(150))
            if let view { detector.expectDeallocate(object: view, inTime: .milliseconds(150)) }
            view = nil
        }
        #expect(
            leaks.map(\.description) == [
                "LeakyInteractor lives on after 0.15 seconds, though its owner is gone: "
                    + "look for who holds it, such as a closure or a strong listener"
            ]
        )
        withExtendedLifetime((cancelled, leaking)) {}
    }

    @Test("what another thread lets go of in time is not told")
    func otherThread() async {
        let leaks = await leaks { detector in
            let interactor = LeakyInteractor()
            detector.expectDeallocate(object: interactor, inTime: .seconds(20))
            Task.detached {
                try? await Task.sleep(for: .milliseconds(150))
                withExtendedLifetime(interactor) {}
            }
        }
        #expect(leaks == [])
    }

    @Test("the status says whether anything is expected")
    func status() async {
        let detector = LeakDetector(policy: .report { _ in })
        var statuses: [LeakDetectionStatus] = []
        detector.status.subscribe { statuses.append($0) }
        let view = LeakyView()
        let handle = detector.expectDeallocate(object: view)
        detector.expectDeallocate(object: view)
        #expect(statuses == [.didComplete, .inProgress])
        handle.cancel()
        await complete(detector)
        #expect(statuses == [.didComplete, .inProgress, .didComplete])
        withExtendedLifetime(view) {}
    }

    #if os(Linux) || os(macOS)
        @Test("the policy that stops ends the program with a text that names the leak")
        func stops() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run { LeakDetector.instance.policy = .stop }
                let interactor = await Interactor()
                await MainActor.run { _ = Router(interactor: interactor) }
                try await Task.sleep(for: .seconds(30))
                withExtendedLifetime(interactor) {}
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Interactor lives on after 1.0 seconds"))
        }
    #endif

    /// What is expected and alive of these tests' own; others run beside them.
    private func alive() -> [Leak] {
        LeakDetector.instance.alive.filter { $0.typeName.hasPrefix("Leaky") }
    }

    /// Switches the program's detector on while the body runs, during which nothing else does; and
    /// leaves it as it was, without what the body made it expect.
    private func withInstance(_ body: () -> Void) {
        let before = LeakDetector.instance.policy
        LeakDetector.instance.policy = .report { _ in }
        body()
        LeakDetector.instance.policy = .off
        LeakDetector.instance.policy = before
    }

    /// The leaks that a detector tells when all that it is made to expect has gone or was told.
    private func leaks(_ body: (LeakDetector) -> Void) async -> [Leak] {
        var leaks: [Leak] = []
        let detector = LeakDetector(policy: .report { leaks.append($0) })
        body(detector)
        await complete(detector)
        return leaks
    }

    private func complete(_ detector: LeakDetector) async {
        for await status in detector.status where status == .didComplete { return }
    }
}
