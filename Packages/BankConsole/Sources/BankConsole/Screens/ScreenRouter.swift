import Bookkeeping
import LedgerInterface
import RIBs
import SigningInterface

/// The router of a ``ScreenInteractor``, as the interactor sees it.
@MainActor
public protocol ScreenRouting: PresentingRouting, VerifyingRouting {
    /// Presents a child in place of the one presented before.
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
/// It presents one child at a time. Above it, it presents Confirm, or Verify from Signing, which a
/// feature cannot import: the builder comes from the app.
public final class ScreenRouter: PresentingRouter<ScreenInteractor, any VerifyingDependency>,
    ScreenRouting
{
    private var confirm: (any ViewableRouting)?
    private var verify: (any DIVerifyRouting)?

    /// Creates the RIB of an interactor, which is not attached to a parent yet.
    ///
    /// - Parameters:
    ///   - interactor: The interactor, with its view.
    ///   - component: The component of the feature, from which Verify gets its dependency.
    public init(_ interactor: ScreenInteractor, component: any VerifyingDependency) {
        super.init(
            interactor: interactor,
            viewController: interactor.presenter,
            builders: component
        )
    }

    /// Sets the listener of a RIB that other features open with another one.
    public func reporting(to listener: any ChildListener) -> ScreenRouter {
        interactor.listener = listener
        return self
    }

    /// Shows the question whether the customer agrees to a movement.
    /// - Throws: `BankError` if a question is shown already.
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

    /// Dismisses the question; does nothing if none is shown.
    public func detachConfirm() {
        guard let child = confirm else { return }
        confirm = nil
        detachChild(child, shownBy: viewController)
    }

    /// Shows Verify for a movement to sign.
    /// - Throws: `BankError` if Verify is shown already; the errors of looking up its builder.
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
