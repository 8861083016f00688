/// An interactor that asks its router for children.
///
/// Refine it with the RIB's routing protocol. The interactor then has a `router` of that type, which
/// the runtime connects when the router is made. Do not declare a `router` property as well.
///
/// ```swift
/// protocol CardListInteractable: RoutedInteractable<any CardListRouting>, IssueCardListener {}
///
/// final class CardListInteractor: PresentableInteractor<any CardListPresentable>,
///     CardListInteractable
/// {
///     func issue() { router?.attachIssue() }
/// }
/// ```
@MainActor
public protocol RoutedInteractable<RoutingType>: Interactable {
    /// The protocol through which the interactor sees its router, such as `any CardListRouting`.
    associatedtype RoutingType
}

extension RoutedInteractable where Self: Interactor {
    /// The router made with this interactor, held weakly; nil before it is made and once its release
    /// begins.
    ///
    /// A router that does not conform to `RoutingType` is a programmer error (`ProgrammerError`).
    public var router: RoutingType? {
        guard let node = liveRouter else { return nil }
        if let router = node as? RoutingType { return router }
        ProgrammerError.report(
            ProgrammerError(kind: .mismatchedRouter, subject: self, other: node)
        )
        return nil
    }
}
