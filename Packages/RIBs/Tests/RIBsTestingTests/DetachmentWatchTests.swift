import RIBs
import RIBsTesting
import Testing

@MainActor
@Suite("DetachmentWatch")
struct DetachmentWatchTests {
    private final class HeldRouter: Router<Interactor> {}

    private var heldRouters: Int {
        LeakDetector.instance.alive.filter { $0.typeName == "HeldRouter" }.count
    }

    @Test("reports a detached router until it is released or attached again")
    func held() {
        let policy = LeakDetector.instance.policy
        DetachmentWatch.begin { _ in }
        defer {
            DetachmentWatch.end()
            LeakDetector.instance.policy = policy
        }
        let root = Router(interactor: Interactor())
        root.interactor.activate()
        var child: HeldRouter? = HeldRouter(interactor: Interactor())
        if let child {
            root.attachChild(child)
            #expect(heldRouters == 0)
            root.detachChild(child)
            #expect(heldRouters == 1)
            root.attachChild(child)
            #expect(heldRouters == 0)
            root.detachChild(child)
        }
        #expect(heldRouters == 1)
        child = nil
        #expect(heldRouters == 0)
    }
}
