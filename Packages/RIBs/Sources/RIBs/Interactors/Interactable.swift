/// An object that is active or inactive, such as an interactor, and can be observed.
@MainActor
public protocol InteractorScope: AnyObject {
    /// A Boolean value that indicates whether the interactor is active: attached to an active parent.
    var isActive: Bool { get }

    /// A stream of `isActive`, which sends the current value first.
    ///
    /// The stream completes when the interactor is released.
    var isActiveStream: ValueStream<Bool> { get }
}

/// An interactor, as its router sees it.
@MainActor
public protocol Interactable: InteractorScope {
    /// Starts the interactor.
    ///
    /// Called by the router that attaches the RIB. Does nothing if the interactor is active.
    func activate()

    /// Stops the interactor.
    ///
    /// Called by the router that detaches the RIB. Does nothing if the interactor is inactive.
    func deactivate()
}

/// An interactor that asks its router to attach or detach children.
///
/// Refine this protocol with the RIB's routing protocol. The interactor then has a `router` of that
/// type, which is set when the router is created. Do not declare another `router` property.
///
/// ```swift
/// protocol HomeInteractable: RoutedInteractable<any HomeRouting> {}
///
/// final class HomeInteractor: Interactor, HomeInteractable {
///     func openClock() { router?.attachClock() }
///     …
/// }
/// ```
@MainActor
public protocol RoutedInteractable<RoutingType>: Interactable {
    /// The protocol through which the interactor sees its router, such as `any HomeRouting`.
    associatedtype RoutingType
}

extension RoutedInteractable where Self: Interactor {
    /// The router created with this interactor, held weakly.
    ///
    /// The property is nil before the router is created and after the router's release has begun. A
    /// router that does not conform to `RoutingType` is a programmer error (`ProgrammerError`).
    public var router: RoutingType? {
        guard let node = liveRouter else { return nil }
        if let router = node as? RoutingType { return router }
        ProgrammerError.report(.mismatchedRouter, self, node)
        return nil
    }
}
