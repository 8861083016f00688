/// The router of a RIB that has a view.
///
/// The `LeakDetector` expects the view to be hidden within five seconds after the RIB's
/// deactivation. It expects the view to be released within five seconds after the router's release.
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
    /// - Parameters:
    ///   - interactor: The RIB's interactor, held strongly. It must be `Interactable`.
    ///   - viewController: The RIB's view, held strongly. It must be `ViewControllable`.
    @inlinable
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? any ViewControllable else {
            programmerError(
                "\(type(of: viewController)) is not a view: make it conform to ViewControllable"
            )
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }

    isolated deinit {
        guard LeakDetector.isOn, ownInteractor?.isPresenter(viewControllable) != true else {
            return
        }
        LeakDetector.instance.expectDeallocate(
            object: viewControllable,
            inTime: LeakDetector.viewTime
        )
    }

    override final func expectDisappearance() {
        LeakDetector.instance.expectDisappearance(of: viewControllable, while: interactable)
    }
}
