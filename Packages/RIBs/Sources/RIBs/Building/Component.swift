import Synchronization

/// A RIB's scope: what it got from its parent, and what it makes and offers to its children.
///
/// Make one in `Builder.build`, conform it to the dependencies of the children, and give each
/// object that is to exist once in the scope through `shared`.
///
/// ```swift
/// final class LoggedInComponent: Component<LoggedInDependency>, OffGameDependency {
///     var scores: Scores { shared { Scores() } }     // one for this RIB and its children
///     var formatter: Formatter { Formatter() }       // a new one each time
/// }
/// ```
@MainActor
open class Component<DependencyType>: Dependency {
    private enum Held {
        case dependency(DependencyType)
        case nothing
    }
    private var held: Held

    /// What the parent gave to this RIB.
    public final var dependency: DependencyType {
        guard case .dependency(let dependency) = held else {
            preconditionFailure("\(Self.self) is being released: use its dependency before")
        }
        return dependency
    }

    private let sharedEntries = Mutex<[String: SharedEntry]>([:])
    private var confinedEntries: [String: Any] = [:]

    /// Makes the scope of one RIB.
    ///
    /// - Parameter dependency: what the parent gives, usually the parent's own component.
    public init(dependency: DependencyType) {
        held = .dependency(dependency)
    }

    isolated deinit {
        // The parent's component holds that of its own parent, and so on up to the root.
        if case .dependency(let dependency) = held { ReleaseQueue.add(dependency as AnyObject) }
        held = .nothing
        ReleaseQueue.empty()
    }

    /// The one instance of the property that calls this, made at the first call.
    ///
    /// Callable from any thread: a property that is declared `nonisolated` may be read anywhere,
    /// and threads that come while the factory runs wait for its result. A result of `nil` is kept
    /// like any other. The factory may read other shared properties, but not its own.
    ///
    /// - Parameters:
    ///   - property: the name under which the instance is kept; leave it out, so that it is the
    ///     name of the calling property.
    ///   - factory: makes the instance; runs once for each component and property.
    /// - Returns: the instance, the same at every call.
    nonisolated public final func shared<T: Sendable>(
        property: String = #function,
        _ factory: () -> T
    ) -> T {
        let entry = sharedEntries.withLock { entries in
            if let entry = entries[property] { return entry }
            let entry = SharedEntry()
            entries[property] = entry
            return entry
        }
        return entry.value(of: property, in: Self.self, factory)
    }

    /// The one instance of the property that calls this, for a type that must stay on the main
    /// actor because it is not `Sendable`.
    ///
    /// - Parameters:
    ///   - property: the name under which the instance is kept; leave it out.
    ///   - factory: makes the instance; runs once for each component and property.
    /// - Returns: the instance, the same at every call.
    public final func shared<T>(property: String = #function, _ factory: () -> T) -> T {
        if let kept = confinedEntries[property] {
            return SharedEntry.typed(kept, property: property, owner: Self.self)
        }
        let made = factory()
        confinedEntries[property] = made
        return made
    }
}
