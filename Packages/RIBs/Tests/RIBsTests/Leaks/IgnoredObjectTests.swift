import RIBs
import Testing

@MainActor
@Suite("Objects that the leak detector ignores")
struct IgnoredObjectTests {
    private final class IgnoredInteractor: Interactor {}
    private final class IgnoredView: ViewControllable {
        var isShown = true
    }

    private var detector: LeakDetector { .instance }

    private func alive() -> [String] { expectedLeaks("Ignored").map(\.typeName) }

    @Test("an ignored object is not reported by expectations made before or after")
    func object() {
        let (view, other) = (IgnoredView(), IgnoredView())
        withLeakDetector {
            detector.expectDeallocate(object: view)
            detector.expectViewControllerDisappear(viewController: view)
            #expect(alive().count == 2)
            detector.ignore(view)
            detector.expectDeallocate(object: view)
            detector.expectViewControllerDisappear(viewController: view)
            #expect(alive() == [])
            detector.expectDeallocate(object: other)
            #expect(alive() == ["IgnoredView"])
        }
        withExtendedLifetime((view, other)) {}
    }

    @Test("an ignored interactor may outlive its routers", arguments: [true, false])
    func interactor(isIgnoredFirst: Bool) {
        let interactor = IgnoredInteractor()
        withLeakDetector {
            if isIgnoredFirst { detector.ignore(interactor) }
            _ = Router(interactor: interactor)
            #expect(alive() == (isIgnoredFirst ? [] : ["IgnoredInteractor"]))
            detector.ignore(interactor)
            #expect(alive() == [])
            _ = Router(interactor: interactor)
            #expect(alive() == [])
            _ = Router(interactor: IgnoredInteractor())
            #expect(alive() == [])
        }
    }

    @Test("an ignored view may stay shown when its RIB is detached and released")
    func view() {
        let view = IgnoredView()
        withLeakDetector {
            detector.ignore(view)
            let root = Router(interactor: Interactor())
            root.interactor.activate()
            do {
                let child = ViewableRouter(interactor: Interactor(), viewController: view)
                root.attachChild(child)
                root.detachChild(child)
            }
            #expect(alive() == [])
        }
    }

    @Test("an ignored object is released, and a later one at its address is not ignored")
    func address() {
        final class IgnoredBox {}
        withLeakDetector {
            // Released memory is used again for objects of the same size, but not each time.
            var reused: IgnoredBox?
            for _ in 0..<1_000 where reused == nil {
                var first: IgnoredBox? = IgnoredBox()
                let address = first.map(ObjectIdentifier.init)
                first.map(detector.ignore)
                weak let released = first
                first = nil
                #expect(released == nil)
                let second = IgnoredBox()
                if ObjectIdentifier(second) == address { reused = second }
            }
            guard let reused else {
                Issue.record("no address was used again")
                return
            }
            detector.expectDeallocate(object: reused)
            #expect(alive() == ["IgnoredBox"])
        }
    }

    @Test("a detector that expects nothing but ignored objects has completed")
    func status() async {
        let view = IgnoredView()
        let leaks = await reportedLeaks { detector in
            detector.expectDeallocate(object: view, inTime: .milliseconds(100))
            detector.ignore(view)
            detector.expectDeallocate(object: view, inTime: .milliseconds(100))
        }
        #expect(leaks == [])
    }
}
