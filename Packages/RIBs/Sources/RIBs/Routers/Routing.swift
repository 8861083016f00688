/// An event in a router's life.
public enum RouterLifecycle: Sendable, Equatable {
    /// The first loading of the router, sent before `didLoad()` is called.
    case didLoad
}

/// The observable part of a router's life.
@MainActor
public protocol RouterScope: AnyObject {
    /// The events in the router's life, from the first one on, also for a late subscriber.
    ///
    /// Completes when the router is released.
    var lifecycle: ValueStream<RouterLifecycle> { get }
}

/// The part of a router that its parent and its interactor see.
@MainActor
public protocol Routing: RouterScope {
    /// The interactor, which the router's parent activates and deactivates.
    var interactable: any Interactable { get }

    /// The attached children, in the order of their attachment.
    var children: [any Routing] { get }

    /// Loads the router, unless it has been loaded before.
    func load()

    /// Attaches a child, which becomes active if this router's interactor is.
    ///
    /// - Parameter child: A router without a parent.
    func attachChild(_ child: any Routing)

    /// Detaches a child with its whole subtree, which becomes inactive and keeps its own children.
    ///
    /// - Parameter child: A child of this router.
    func detachChild(_ child: any Routing)
}

/// The part of a router of a RIB with a view that its parent sees.
@MainActor
public protocol ViewableRouting: Routing {
    /// The view of the RIB.
    var viewControllable: any ViewControllable { get }
}
