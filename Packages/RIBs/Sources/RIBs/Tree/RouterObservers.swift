/// The observers of every attachment and detachment in the program.
///
/// ```swift
/// let tracing = RouterObservers.observe { event in lines.append(event.description) }
/// …
/// tracing.cancel()
/// ```
///
/// Observers are not notified of a refused call (`ProgrammerError`), or of the release of a tree
/// that is still attached. Without observers, attaching costs one additional comparison.
@MainActor
public enum RouterObservers {
    /// The function that routers call for each event; nil without observers, so that no event is
    /// created.
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
    /// - Parameter onEvent: Called during the change. It may read the tree but should not change
    ///   it. Observers are called in the order of their registration.
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
/// An event retains the parent and the child, so an observer should store the event's
/// `description`, not the event.
@MainActor
public struct RouterEvent {
    /// A moment before or after a change.
    public enum Moment: Sendable {
        /// The child is about to be added to the parent's children.
        case willAttach
        /// The child has been added to the parent's children, and is active and loaded if the
        /// parent is active.
        case didAttach
        /// The child is about to be deactivated, and then removed from the parent's children.
        case willDetach
        /// The child and its subtree are inactive, and the child has been removed from the parent's
        /// children.
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
        let (parent, child) = (RIBName.of(parent).name, RIBName.of(child).name)
        return switch moment {
        case .willAttach: "\(parent) will attach \(child)"
        case .didAttach: "\(parent) did attach \(child)"
        case .willDetach: "\(parent) will detach \(child)"
        case .didDetach: "\(parent) did detach \(child)"
        }
    }
}

/// The name and the Swift module of a RIB.
@MainActor
struct RIBName {
    let name: String
    /// The Swift module of the interactor's type, or of the router's type if the interactor is a
    /// plain `Interactor`.
    let module: String

    private struct Types: Hashable {
        let router: ObjectIdentifier
        let interactor: ObjectIdentifier
    }

    /// A cache of the names found so far, because parsing a type's name is slow.
    private static var known: [Types: RIBName] = [:]
    private static let library = module(of: RouterNode.self)

    static func of(_ router: any Routing) -> RIBName {
        let (routerType, interactorType) = (type(of: router), type(of: router.interactable))
        let types = Types(
            router: ObjectIdentifier(routerType),
            interactor: ObjectIdentifier(interactorType)
        )
        if let known = known[types] { return known }
        let name = RIBName(router: routerType, interactor: interactorType)
        known[types] = name
        return name
    }

    private init(router: any Any.Type, interactor: any Any.Type) {
        let owner = Self.module(of: interactor)
        module = owner == Self.library ? Self.module(of: router) : owner
        let routerName = _typeName(router, qualified: false)
        // A router that several RIBs share says nothing; the interactor then names the RIB.
        let isShared = routerName.contains("<") || Self.module(of: router) != module
        name =
            isShared
            ? _typeName(interactor, qualified: false).without(suffix: "Interactor")
            : routerName.without(suffix: "Router")
    }

    private static func module(of type: any Any.Type) -> String {
        String(_typeName(type, qualified: true).prefix { $0 != "." })
    }
}

extension String {
    fileprivate func without(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}
