/// The part of a RIB that attaches and detaches its children.
///
/// ```swift
/// final class RootRouter: Router<any RootInteractable>, RootRouting {
///     override func didLoad() { attachChild(loggedOutBuilder.build(withListener: interactor)) }
/// }
/// ```
///
/// A child is listed, its interactor activated, and then it is loaded (once in its life); a child
/// attached to an inactive parent waits until its parent becomes active. On detaching, the parent
/// resigns before its children and the child is taken from the list last.
///
/// A router that goes away deactivates its interactor and everything below it, detaches its
/// children, completes `lifecycle`, and expects its interactor to be released within a second
/// (`LeakDetector`).
///
/// Using a router wrongly (attaching twice, detaching a stranger) goes to
/// `ProgrammerError.handler`.
@MainActor
open class Router<InteractorType>: RouterNode {
    /// The RIB's interactor, as the router sees it.
    public let interactor: InteractorType

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameter interactor: the RIB's interactor, held strongly. Must be `Interactable`; its
    ///   static type is often a protocol of the RIB's own, so this is checked here.
    @inlinable
    public init(interactor: InteractorType) {
        self.interactor = interactor
        // Looking for a class is far cheaper than looking for a conformance.
        if let own = interactor as? Interactor {
            super.init(interactable: own, ownInteractor: own)
        } else if let standIn = interactor as? any Interactable {
            super.init(interactable: standIn, ownInteractor: nil)
        } else {
            preconditionFailure(
                "\(type(of: interactor)) is no interactor: make it a subclass of Interactor"
            )
        }
    }
}
