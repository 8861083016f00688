import RIBs
import Signing
import SigningInterface

/// A RIB around Verify, which the RIB that asks attaches and shows in its place: its view is Verify's.
///
/// It owns who listens to Verify, and leaves the life of both to the runtime.
final class VerifyRouterAdapter: ViewableRouter<VerifyListenerAdapter, any ViewControllable>,
    DIVerifyRouting
{
    private let verify: any VerifyRouting

    init(interactor: VerifyListenerAdapter, verify: any VerifyRouting) {
        self.verify = verify
        super.init(interactor: interactor, viewController: verify.viewControllable)
    }

    override func didLoad() {
        attachChild(verify)
    }
}
