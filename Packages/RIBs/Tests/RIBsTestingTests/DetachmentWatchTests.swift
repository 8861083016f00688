import RIBs
import RIBsTesting
import Testing

@MainActor
@Suite("While detaching is watched")
struct DetachmentWatchTests {
    private final class HeldRouter: Router<Interactor> {}

    private var heldRouters: Int {
        LeakDetector.instance.alive.filter { $0.typeName == "HeldRouter" }.count
    }

    @Test("a router that is held after its detaching is seen, until it goes or is attached again")
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
