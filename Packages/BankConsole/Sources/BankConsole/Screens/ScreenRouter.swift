import Bookkeeping
import LedgerInterface
import RIBs
import SigningInterface

/// The router of a ``ScreenInteractor``, as the interactor sees it.
@MainActor
public protocol ScreenRouting: PresentingRouting, VerifyingRouting {
    /// Presents a child instead of the presented one.
    ///
    /// - Parameter child: A router without a parent.
    func presentChild(_ child: any ViewableRouting)

    /// Attaches Confirm and shows it.
    ///
    /// - Parameters:
    ///   - preview: The movement to confirm.
    ///   - listener: The receiver of the answer; held weakly.
    /// - Throws: `BankError` `screen.asking` when Confirm is attached already.
    func attachConfirm(
        _ preview: MovementPreview,
        listener: any ConfirmListener
    ) throws(BankError)

    /// Detaches Confirm, if it is attached.
    func detachConfirm()
}

/// The router of a ``ScreenInteractor``.
///
/// The router presents one child at a time. Above the child, it can present Confirm, or Verify from
/// Signing. The app provides Verify's builder, because a feature cannot import Signing.
public final class ScreenRouter: PresentingRouter<ScreenInteractor, any VerifyingDependency>,
    ScreenRouting
{
    private var confirm: (any ViewableRouting)?
    private var verify: (any DIVerifyRouting)?

    /// Creates the router of an interactor, without a parent.
    ///
    /// - Parameters:
    ///   - interactor: The interactor, with its view.
    ///   - component: The component of the feature, from which Verify gets its dependencies.
    public init(_ interactor: ScreenInteractor, component: any VerifyingDependency) {
        super.init(
            interactor: interactor,
            viewController: interactor.presenter,
            builders: component
        )
    }

    /// Sets the listener of the interactor, for a RIB that another feature opens, and returns the
    /// router.
    public func reporting(to listener: any ChildListener) -> ScreenRouter {
        interactor.listener = listener
        return self
    }

    /// Shows Confirm, which asks the customer to agree to a movement.
    /// - Throws: `BankError` `screen.asking` if Confirm is shown already.
    public func attachConfirm(
        _ preview: MovementPreview,
        listener: any ConfirmListener
    ) throws(BankError) {
        guard confirm == nil else { throw .isAsking }
        let child = ScreenRouter(
            ConfirmInteractor(preview, listener: listener),
            component: builders
        )
        confirm = child
        attachChild(child, shownBy: viewController)
    }

    /// Dismisses Confirm; does nothing if it is not shown.
    public func detachConfirm() {
        guard let child = confirm else { return }
        confirm = nil
        detachChild(child, shownBy: viewController)
    }

    /// Shows Verify for a movement to sign.
    /// - Throws: `BankError` `screen.asking` if Verify is shown already; the errors of looking up
    ///   its builder.
    public func attachVerify(
        for movement: Movement,
        listener: any DIVerifyListener
    ) throws {
        guard verify == nil else { throw BankError.isAsking }
        let child = try builders.builders.builder(verifyBuilder)
            .init(dependency: VerifyComponent(dependency: builders, signing: movement))
            .build(withListener: listener)
        verify = child
        attachChild(child, shownBy: viewController)
    }

    /// Dismisses Verify; does nothing if it is not shown.
    public func detachVerify() {
        guard let child = verify else { return }
        verify = nil
        detachChild(child, shownBy: viewController)
    }
}
