import Bookkeeping
import RIBs
import SigningInterface

/// Builds Verify for the customer of a session.
///
/// Features cannot import this builder; they use the service `verifyInject`.
public final class VerifyBuilder: Builder<any SignedInSession>, VerifyInject {
    public func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting {
        let interactor = VerifyInteractor(movement, preview, in: dependency, listener: listener)
        return ViewableRouter(interactor: interactor, viewController: interactor.presenter)
    }
}
