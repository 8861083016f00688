/// What others see of a router: its interactor, its children, and the way to attach and detach.
@MainActor
public protocol Routing: RouterScope {
    /// The interactor whose life the router's parent drives.
    var interactable: any Interactable { get }

    /// The attached children, in the order in which they were attached.
    var children: [any Routing] { get }

    /// Tells the router that it is in use. Only the first call has an effect.
    func load()

    /// Attaches a child, which becomes active if this router's interactor is.
    ///
    /// - Parameter child: a router without a parent.
    func attachChild(_ child: any Routing)

    /// Detaches a child with its whole subtree, which becomes inactive and keeps its own children.
    ///
    /// - Parameter child: a child of this router.
    func detachChild(_ child: any Routing)
}
