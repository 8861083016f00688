import Bookkeeping
import Console
import LedgerInterface
import RIBs

/// The router of a RIB that has the person confirm requests without a signature.
@MainActor
open class ConfirmingRouter<InteractorType, ViewControllerType>:
    ViewableRouter<InteractorType, ViewControllerType>, ConfirmingRouting
{
    let screen: any PresentingViewControllable
    private var confirm: (any ViewableRouting)?

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameters:
    ///   - interactor: The RIB's interactor.
    ///   - viewController: The RIB's view, as the router sees it.
    ///   - screen: The same view, which shows Confirm above itself.
    public init(
        interactor: InteractorType,
        viewController: ViewControllerType,
        screen: any PresentingViewControllable
    ) {
        self.screen = screen
        super.init(interactor: interactor, viewController: viewController)
    }

    public final func attachConfirm(
        _ preview: MovementPreview,
        listener: any ConfirmListener
    ) throws(BankError) {
        guard confirm == nil else { throw .isAsking }
        let child = ConfirmBuilder(dependency: EmptyComponent())
            .build(preview, withListener: listener)
        confirm = child
        attachChild(child, shownBy: screen)
    }

    public final func detachConfirm() {
        guard let child = confirm else { return }
        confirm = nil
        detachChild(child, shownBy: screen)
    }
}
