/// The observable part of an interactor's life.
@MainActor
public protocol InteractorScope: AnyObject {
    /// A Boolean value that indicates whether the interactor is active: attached to an active parent.
    var isActive: Bool { get }

    /// The values of `isActive`, from the present one on.
    ///
    /// Completes when the interactor is released.
    var isActiveStream: ValueStream<Bool> { get }
}

/// The part of an interactor that its router sees.
@MainActor
public protocol Interactable: InteractorScope {
    /// Starts the interactor.
    ///
    /// Called by the router that attaches it. Does nothing when it is active.
    func activate()

    /// Stops the interactor.
    ///
    /// Called by the router that detaches it. Does nothing when it is inactive.
    func deactivate()
}

/// An interactor that asks its router for children.
///
/// Refine it with the RIB's routing protocol. The interactor then has a `router` of that type, which
/// is connected when the router is created. Do not declare a `router` property as well.
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
    /// It is nil before the router is created and once its release begins. A router that does not
    /// conform to `RoutingType` is a programmer error (`ProgrammerError`).
    public var router: RoutingType? {
        guard let node = liveRouter else { return nil }
        if let router = node as? RoutingType { return router }
        ProgrammerError.report(.mismatchedRouter, self, node)
        return nil
    }
}
