extension Routing {
    /// Shows a child's view and attaches the child.
    ///
    /// The view is shown before the child becomes active, so that the child can present views and be
    /// dismissed from the first moment.
    ///
    /// - Parameters:
    ///   - child: A router without a parent.
    ///   - view: The view that presents the child's view.
    public func attachChild(
        _ child: any ViewableRouting,
        shownBy view: any PresentingViewControllable
    ) {
        view.present(child.viewControllable)
        attachChild(child)
    }

    /// Dismisses a child's view and detaches the child.
    ///
    /// - Parameters:
    ///   - child: A child of this router.
    ///   - view: The view that presented the child's view.
    public func detachChild(
        _ child: any ViewableRouting,
        shownBy view: any PresentingViewControllable
    ) {
        view.dismiss(child.viewControllable)
        detachChild(child)
    }
}

/// The methods that an interactor calls on its `PresentingRouter`.
@MainActor
public protocol PresentingRouting: ViewableRouting {
    /// Dismisses and detaches the presented child, if there is one.
    func dismissChild()
}

/// A router that presents one child at a time above its RIB's view.
///
/// If the view is a `UserDismissalReporting`, a child whose view the user has dismissed is detached.
///
/// A subclass specifies `Builders`, a type that holds the builders of all children, and inherits
/// the initializer.
///
/// ```swift
/// struct HomeBuilders {
///     let clock: ClockBuilder
/// }
///
/// final class HomeRouter: PresentingRouter<any HomeInteractable, HomeBuilders>, HomeRouting {
///     func attachClock() { presentChild(builders.clock.build(on: ClockScreen())) }
/// }
/// ```
@MainActor
open class PresentingRouter<InteractorType, Builders>:
    ViewableRouter<InteractorType, any PresentingViewControllable>, PresentingRouting
{
    /// The builders of the children.
    public let builders: Builders

    /// The presented child, if any.
    public private(set) final var presentedChild: (any ViewableRouting)?

    private var userDismissals: Subscription?

    /// Creates a router without a parent, and connects it to its interactor.
    ///
    /// - Parameters:
    ///   - interactor: The RIB's interactor, held strongly. It must be `Interactable`.
    ///   - viewController: The RIB's view, held strongly.
    ///   - ownsView: False for a view that outlives the RIB, such as the view of the parent.
    ///   - builders: The builders of the children.
    public init(
        interactor: InteractorType,
        viewController: any PresentingViewControllable,
        ownsView: Bool = true,
        builders: Builders
    ) {
        self.builders = builders
        super.init(interactor: interactor, viewController: viewController, ownsView: ownsView)
        guard let view = viewController as? any UserDismissalReporting else { return }
        userDismissals = view.userDismissals.subscribe { [weak self] in self?.didDismiss($0) }
    }

    isolated deinit {
        userDismissals?.cancel()
    }

    /// Dismisses the presented child, if any, then attaches another child and shows its view.
    ///
    /// - Parameter child: A router without a parent.
    public final func presentChild(_ child: any ViewableRouting) {
        dismissChild()
        presentedChild = child
        viewController.present(child.viewControllable)
        // The view may have left at once.
        if presentedChild === child { attachChild(child) }
    }

    /// Dismisses and detaches the presented child, if there is one.
    public final func dismissChild() {
        guard let child = presentedChild else { return }
        presentedChild = nil
        detachChild(child, shownBy: viewController)
    }

    /// Detaches the presented child if the user has dismissed its view.
    private func didDismiss(_ view: any ViewControllable) {
        guard let child = presentedChild, child.viewControllable === view else { return }
        presentedChild = nil
        if let node = childNode(child) { detach(node) }
    }
}

extension PresentingRouter where Builders == Void {
    /// Creates a router without builders.
    ///
    /// - Parameters:
    ///   - interactor: The RIB's interactor, held strongly. It must be `Interactable`.
    ///   - viewController: The RIB's view, held strongly.
    ///   - ownsView: False for a view that outlives the RIB, such as the view of the parent.
    public convenience init(
        interactor: InteractorType,
        viewController: any PresentingViewControllable,
        ownsView: Bool = true
    ) {
        self.init(
            interactor: interactor,
            viewController: viewController,
            ownsView: ownsView,
            builders: ()
        )
    }
}
