/// The observers of every attachment and detachment in the program.
///
/// ```swift
/// let tracing = RouterObservers.observe { event in log(event.description) }
/// …
/// tracing.cancel()
/// ```
///
/// They see no refused call (`ProgrammerError`), and not the release of a tree that was not detached.
/// Without observers, attaching costs one comparison more.
@MainActor
public enum RouterObservers {
    /// The function that routers call; nil without observers, so that no event is created.
    static var notify: ((RouterEvent) -> Void)?

    private static var observers: [Observer] = []

    private final class Observer {
        let onEvent: (RouterEvent) -> Void
        var isEnded = false

        init(_ onEvent: @escaping (RouterEvent) -> Void) {
            self.onEvent = onEvent
        }
    }

    /// Adds an observer of every change.
    ///
    /// - Parameter onEvent: Called during the change. It may read the tree and should not change it.
    ///   Observers are called in the order of their registration.
    /// - Returns: A subscription that removes the observer when it is canceled.
    public static func observe(
        _ onEvent: @escaping @MainActor (RouterEvent) -> Void
    ) -> Subscription {
        let observer = Observer(onEvent)
        observers.append(observer)
        notify = notifyAll
        return Subscription { remove(observer) }
    }

    private static func notifyAll(of event: RouterEvent) {
        // An observer that another one has just removed is not called.
        for observer in observers where !observer.isEnded { observer.onEvent(event) }
    }

    private static func remove(_ observer: Observer) {
        observer.isEnded = true
        observers.removeAll { $0 === observer }
        if observers.isEmpty { notify = nil }
    }
}

/// A change in the tree of RIBs.
///
/// It holds both routers, so an observer should store its `description` rather than the event.
@MainActor
public struct RouterEvent {
    /// A moment before or after a change.
    public enum Moment: Sendable {
        /// The child is about to be added to the children.
        case willAttach
        /// The child has been added, and activated and loaded if its parent is active.
        case didAttach
        /// The child is about to resign.
        case willDetach
        /// The child and its subtree are inactive, and it has been removed from the children.
        case didDetach
    }

    /// The moment before or after the change.
    public let moment: Moment

    /// The router whose children change.
    public let parent: any Routing

    /// The router that is attached or detached.
    public let child: any Routing

    /// A line that names both RIBs, such as `Home did attach Card`.
    public var description: String {
        let (parent, child) = (RIBName.of(parent), RIBName.of(child))
        return switch moment {
        case .willAttach: "\(parent) will attach \(child)"
        case .didAttach: "\(parent) did attach \(child)"
        case .willDetach: "\(parent) will detach \(child)"
        case .didDetach: "\(parent) did detach \(child)"
        }
    }
}

/// The name of a RIB: the type of its router without "Router".
@MainActor
enum RIBName {
    static func of(_ router: any Routing) -> String {
        let routerName = String(describing: type(of: router))
        // A generic router says nothing; the interactor then names the RIB.
        guard routerName.contains("<") else { return routerName.without(suffix: "Router") }
        return String(describing: type(of: router.interactable)).without(suffix: "Interactor")
    }
}

extension String {
    fileprivate func without(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}
