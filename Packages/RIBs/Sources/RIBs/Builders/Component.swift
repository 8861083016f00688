import Synchronization

/// A RIB's scope: the dependencies from its parent, and the objects it provides to its children.
///
/// Create a component in `Builder.build`, and conform it to the dependencies of the children. Use
/// `shared` for each object that exists once in the scope.
///
/// ```swift
/// final class LoggedInComponent: Component<any LoggedInDependency>, ScoreBoardDependency {
///     var scores: Scores { shared { Scores() } }  // one for this RIB and its children
///     var dice: Dice { Dice() }                   // a new one each time
/// }
/// ```
@MainActor
open class Component<DependencyType>: Dependency {
    private enum Storage {
        case dependency(DependencyType)
        case released
    }
    private var storage: Storage

    /// The dependencies that the parent provides.
    public final var dependency: DependencyType {
        guard case .dependency(let dependency) = storage else {
            programmerError("\(Self.self) has released its dependency: read the dependency earlier")
        }
        return dependency
    }

    private let sharedInstances = Mutex<[String: SharedInstance]>([:])
    private var mainActorInstances: [String: Any] = [:]

    /// Creates the scope of one RIB.
    ///
    /// - Parameter dependency: The dependencies of the RIB, usually the parent's component.
    public init(dependency: DependencyType) {
        storage = .dependency(dependency)
    }

    isolated deinit {
        // Each component holds its parent's, up to the root: a chain too long to release recursively.
        if case .dependency(let dependency) = storage {
            ReleaseQueue.add(dependency as AnyObject)
        }
        storage = .released
        ReleaseQueue.empty()
    }

    /// Returns the instance that belongs to the calling property; the first call creates the
    /// instance.
    ///
    /// Any thread may call this method: declare the calling property `nonisolated` to read it
    /// anywhere. Threads that call while the factory runs wait for the result. A `nil` result is
    /// kept, too.
    ///
    /// The factory may read other shared properties, but not the calling property.
    ///
    /// - Parameters:
    ///   - property: The key of the instance. Omit it to use the name of the calling property.
    ///   - factory: Creates the instance. Runs once for each component and property.
    /// - Returns: The same instance from every call.
    nonisolated public final func shared<T: Sendable>(
        property: String = #function,
        _ factory: () -> T
    ) -> T {
        let instance = sharedInstances.withLock { instances in
            if let instance = instances[property] { return instance }
            let instance = SharedInstance()
            instances[property] = instance
            return instance
        }
        return instance.value(of: property, in: Self.self, factory)
    }

    /// Returns the instance that belongs to the calling property, for a type that is not
    /// `Sendable`.
    ///
    /// - Parameters:
    ///   - property: The key of the instance. Omit it to use the name of the calling property.
    ///   - factory: Creates the instance. Runs once for each component and property.
    /// - Returns: The same instance from every call.
    public final func shared<T>(property: String = #function, _ factory: () -> T) -> T {
        if let instance = mainActorInstances[property] {
            return SharedInstance.cast(instance, of: property, in: Self.self)
        }
        let instance = factory()
        mainActorInstances[property] = instance
        return instance
    }
}

/// The storage of one shared instance.
///
/// Each instance has its own lock, so that a factory can read other shared properties of its
/// component while other threads wait for its result.
private final class SharedInstance: Sendable {
    private let stored = Mutex<(any Sendable)?>(nil)

    func value<T: Sendable>(of property: String, in owner: Any.Type, _ factory: () -> T) -> T {
        stored.withLock { stored in
            if let stored { return Self.cast(stored, of: property, in: owner) }
            let value = factory()
            // Boxed as an existential, so that a `nil` from the factory counts as stored.
            stored = .some(value)
            return value
        }
    }

    static func cast<T>(_ stored: Any, of property: String, in owner: Any.Type) -> T {
        guard let value = stored as? T else {
            programmerError(
                """
                \(owner).\(property) was created as \(type(of: stored)) but is read as \(T.self): \
                give each shared property its own name
                """
            )
        }
        return value
    }
}
