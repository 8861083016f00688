/// An event in a router's life.
public enum RouterLifecycle: Sendable, Equatable {
    /// The router is loaded for the first time; sent before `didLoad()` is called.
    case didLoad
}

/// A router whose lifecycle can be observed.
@MainActor
public protocol RouterScope: AnyObject {
    /// The lifecycle events of the router; a late subscriber also receives `didLoad`.
    ///
    /// The stream completes when the router is released.
    var lifecycle: ValueStream<RouterLifecycle> { get }
}

/// The interface of a router for its parent and its interactor.
@MainActor
public protocol Routing: RouterScope {
    /// The interactor, which the router's parent activates and deactivates.
    var interactable: any Interactable { get }

    /// The attached children, in the order of their attachment.
    var children: [any Routing] { get }

    /// Loads the router, unless it has been loaded before.
    func load()

    /// Attaches a child, and activates it if this router's interactor is active.
    ///
    /// - Parameter child: A router without a parent.
    func attachChild(_ child: any Routing)

    /// Detaches a child and deactivates its subtree; the child keeps its own children.
    ///
    /// - Parameter child: A child of this router.
    func detachChild(_ child: any Routing)
}

/// The interface of a router for its parent, if the RIB has a view.
@MainActor
public protocol ViewableRouting: Routing {
    /// The view of the RIB.
    var viewControllable: any ViewControllable { get }
}
