import RIBs
import Signing

/// Attaches Verify by Signing's own builder: here nobody is kept from importing it.
final class DemoHomeRouter: ViewableRouter<DemoHomeInteractor, DemoHomeViewController>,
    DemoHomeRouting
{
    private let dependency: any DemoHomeDependency
    private var verify: (any VerifyRouting)?

    init(
        interactor: DemoHomeInteractor,
        viewController: DemoHomeViewController,
        dependency: any DemoHomeDependency
    ) {
        self.dependency = dependency
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachVerify(for request: VerifyRequest, listener: any VerifyListener) {
        guard verify == nil else { return }
        let component = DemoVerifyComponent(dependency: dependency, request: request)
        let child = VerifyBuilder(dependency: component).build(withListener: listener)
        verify = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }

    func detachVerify() {
        guard let child = verify else { return }
        verify = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
