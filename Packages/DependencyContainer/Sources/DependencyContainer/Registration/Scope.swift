/// The lifetime of a service.
public enum Scope: Sendable, Hashable {
    /// A single object per container, made when it is first needed.
    case container
    /// A new object each time it is needed.
    ///
    /// The caller owns it.
    case new
    /// A single object as long as any caller holds it, and a new one after that.
    ///
    /// A service that is not an object cannot be held, so it is made at each resolution.
    case weak
    /// A single object each time the scope is opened; see ``within(_:)``.
    case named(ScopeName)

    /// A single object each time the scope is opened.
    ///
    /// ```swift
    /// registrar.register(cartInject, needs: signedInScope.input, scope: .within(signedInScope)) {
    ///     Cart(of: $0)
    /// }
    /// ```
    ///
    /// - Parameter id: The scope.
    public static func within<Input>(_ id: ScopeID<Input>) -> Scope { .named(id.key) }

    /// The `scope` key in the JSON form of a graph.
    var keyword: String {
        switch self {
        case .container: "container"
        case .new: "new"
        case .weak: "weak"
        case .named: "named"
        }
    }

    /// The label in drawings; nil for the default scope.
    var label: String? {
        switch self {
        case .container: nil
        case .new: "new each time"
        case .weak: "weak"
        case .named(let scope): "in scope \(scope)"
        }
    }

    /// The lifetime as the end of a sentence.
    var lifetime: String {
        switch self {
        case .container: "lives as long as the container"
        case .new: "is new each time"
        case .weak: "lives as long as a caller holds it"
        case .named(let scope): "lives as long as the scope \(scope) is open"
        }
    }

    /// The name of a named scope.
    var scopeName: String? {
        if case .named(let scope) = self { scope.description } else { nil }
    }
}

/// The lifetime of a list, and of its contributions.
///
/// All contributions to one list state the same scope; validation refuses others (``MixedList``).
/// A list cannot be new each time or weak, because each contribution is made once per list.
public enum ListScope: Sendable, Hashable {
    /// A single list per container, made when it is first needed.
    case container
    /// A single list each time the scope is opened; see ``within(_:)``.
    case named(ScopeName)

    /// A single list each time the scope is opened.
    ///
    /// Its contributions may need services within the scope.
    ///
    /// ```swift
    /// registrar.register(
    ///     homePagesInject, needs: cartInject, scope: .within(signedInScope)
    /// ) { Page("Cart of \($0.customer)") }
    ///
    /// let session = try container.open(signedInScope, with: customer)
    /// let pages = try session.resolve(homePagesInject)
    /// ```
    ///
    /// - Parameter id: The scope.
    public static func within<Input>(_ id: ScopeID<Input>) -> ListScope { .named(id.key) }

    // Without these members the compiler would suggest an id of another kind instead of the reason.

    /// Unavailable, because each contribution is made once per list.
    @available(*, unavailable, message: "a list lives as long as the container or an open scope")
    public static var new: ListScope { .container }

    /// Unavailable, because each contribution is made once per list.
    @available(*, unavailable, message: "a list lives as long as the container or an open scope")
    public static var weak: ListScope { .container }

    @usableFromInline
    var scope: Scope {
        switch self {
        case .container: .container
        case .named(let name): .named(name)
        }
    }
}
