import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// The router of a RIB in which the customer signs.
@MainActor
open class VerifyingRouter<InteractorType, ViewControllerType>:
    ConfirmingRouter<InteractorType, ViewControllerType>, VerifyingRouting
{
    private let component: any VerifyingDependency
    private var verify: (any DIVerifyRouting)?

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameters:
    ///   - interactor: The RIB's interactor.
    ///   - viewController: The RIB's view, as the router sees it.
    ///   - screen: The same view, which shows Verify above itself.
    ///   - component: The RIB's component, of which Verify gets its dependency.
    public init(
        interactor: InteractorType,
        viewController: ViewControllerType,
        screen: any PresentingViewControllable,
        component: any VerifyingDependency
    ) {
        self.component = component
        super.init(interactor: interactor, viewController: viewController, screen: screen)
    }

    public final func attachVerify(
        for request: DIVerifyRequest,
        listener: any DIVerifyListener
    ) throws {
        guard verify == nil else { throw BankError.isAsking }
        let builder = try component.builders.builder(verifyBuilder)
            .init(dependency: VerifyComponent(dependency: component, request: request))
        let child = builder.build(withListener: listener)
        verify = child
        attachChild(child, shownBy: screen)
    }

    public final func detachVerify() {
        guard let child = verify else { return }
        verify = nil
        detachChild(child, shownBy: screen)
    }
}
