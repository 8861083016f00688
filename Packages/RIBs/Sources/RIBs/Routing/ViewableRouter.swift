/// The router of a RIB that has a view.
///
/// When the RIB goes to sleep it expects that its view is not shown for more than five seconds, and
/// when it goes away itself, that its view is released within five (`LeakDetector`).
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
    ViewableRouting
{
    /// The RIB's view, as the router sees it.
    public let viewController: ViewControllerType

    /// The same view, as the parent sees it.
    public let viewControllable: any ViewControllable

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameters:
    ///   - interactor: the RIB's interactor, held strongly. Must be `Interactable`.
    ///   - viewController: the RIB's view, held strongly. Must be `ViewControllable`.
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? any ViewControllable else {
            preconditionFailure(
                "\(type(of: viewController)) is no view: make it conform to ViewControllable"
            )
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }

    isolated deinit {
        guard LeakDetector.isOn else { return }
        LeakDetector.instance.expectDeallocate(
            object: viewControllable,
            inTime: LeakDetector.viewTime
        )
    }

    override final func expectDisappearance() {
        LeakDetector.instance.expectDisappearance(of: viewControllable, while: interactable)
    }
}
