/// The router of a RIB that has a view.
///
/// The `LeakDetector` expects the view to be hidden within five seconds after the RIB's
/// deactivation. It expects the view to be released within five seconds after the router's release.
/// It expects neither of a view that the RIB does not own, or of a RIB that sleeps. When a sleeping
/// RIB is detached, its own view must be hidden; those of the RIBs below it are not checked.
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
    ViewableRouting
{
    /// The RIB's view, with the type that the router uses.
    public let viewController: ViewControllerType

    /// The RIB's view, which a parent RIB can show.
    public let viewControllable: any ViewControllable

    /// Creates a router without a parent, and connects it to its interactor.
    ///
    /// A flow that only steers the view of its parent borrows that view:
    ///
    /// ```swift
    /// ViewableRouter(interactor: Interactor(), viewController: homeView, ownsView: false)
    /// ```
    ///
    /// - Parameters:
    ///   - interactor: The RIB's interactor, held strongly. It must be `Interactable`.
    ///   - viewController: The RIB's view, held strongly. It must be `ViewControllable`.
    ///   - ownsView: False for a view that outlives the RIB, such as the view of the parent. The
    ///     same then holds for the interactor's presenter, if that is the same view.
    @inlinable
    public init(
        interactor: InteractorType,
        viewController: ViewControllerType,
        ownsView: Bool = true
    ) {
        guard let viewControllable = viewController as? any ViewControllable else {
            programmerError(
                "\(type(of: viewController)) is not a view: make it conform to ViewControllable"
            )
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
        claimView(ownsView)
    }

    @usableFromInline
    final func claimView(_ ownsView: Bool) {
        guard ownsView else { return borrowView() }
        if LeakDetector.isOn { LeakDetector.instance.addView(of: self) }
    }

    private func borrowView() {
        ownsView = false
        if let ownInteractor, ownInteractor.isPresenter(viewControllable) {
            ownInteractor.ownsPresenter = false
        }
    }

    isolated deinit {
        if viewPlace >= 0 { LeakDetector.instance.removeView(of: self) }
        guard LeakDetector.isOn, ownsView, !interactorExpectsRelease else { return }
        LeakDetector.instance.expectDeallocate(
            object: viewControllable,
            inTime: LeakDetector.viewTime
        )
    }

    /// A Boolean value that indicates whether the interactor, when it is released, makes the leak
    /// detector expect the release of the same view.
    private var interactorExpectsRelease: Bool {
        ownInteractor?.ownsPresenter == true && ownInteractor?.isPresenter(viewControllable) == true
    }

    override final func shows(_ view: any ViewControllable) -> Bool { viewControllable === view }

    override final func expectDisappearance() {
        guard ownsView else { return }
        LeakDetector.instance.expectDisappearance(of: viewControllable, ofRIBOf: self)
    }
}
