/// The lifetime of a service.
public struct Scope: Sendable, Hashable {
    @usableFromInline
    package enum Kind: Sendable, Hashable {
        case container, new, weak
        /// A named scope, identified by its id.
        case named(ServicePlace)
    }

    @usableFromInline package let kind: Kind

    @inlinable
    init(kind: Kind) {
        self.kind = kind
    }

    /// A single object per container, made when it is first needed.
    @inlinable public static var container: Scope { Scope(kind: .container) }

    /// A new object each time the service is needed.
    ///
    /// The caller owns the object.
    @inlinable public static var new: Scope { Scope(kind: .new) }

    /// A single object that lives as long as a caller holds it.
    ///
    /// A later request makes a new object. A value that is not an object cannot be referenced
    /// weakly, so it is made at each resolution.
    @inlinable public static var weak: Scope { Scope(kind: .weak) }

    /// A single object for each opening of the scope.
    ///
    /// ```swift
    /// registrar.register(cartInject, needs: signedInScope.input, scope: .within(signedInScope)) {
    ///     Cart(of: $0)
    /// }
    /// ```
    ///
    /// - Parameter id: The scope.
    public static func within<Input>(_ id: ScopeID<Input>) -> Scope {
        Scope(kind: .named(id.place))
    }

    /// The lifetime as the predicate of a sentence, such as `is a new object for each use`.
    var lifetime: String {
        switch kind {
        case .container: "lives as long as the container"
        case .new: "is a new object for each use"
        case .weak: "lives as long as a caller holds it"
        case .named(let id):
            "lives as long as the scope \(id.declaration.name) is open"
        }
    }

    /// The name of the scope's id; nil if the scope is not named.
    package var name: String? {
        if case .named(let id) = kind { id.declaration.name } else { nil }
    }
}

/// The lifetime of a list, and of its contributions.
///
/// All contributions to one list must state the same scope; otherwise validation reports a
/// ``MixedList``. A list cannot have the scope ``Scope/new`` or ``Scope/weak``, because each
/// contribution is made once per list.
public struct ListScope: Sendable, Hashable {
    @usableFromInline let scope: Scope

    @inlinable
    init(scope: Scope) {
        self.scope = scope
    }

    /// A single list per container, made when it is first needed.
    @inlinable public static var container: ListScope { ListScope(scope: .container) }

    /// A single list for each opening of the scope.
    ///
    /// The contributions may need services within the scope.
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
    public static func within<Input>(_ id: ScopeID<Input>) -> ListScope {
        ListScope(scope: .within(id))
    }

    // Without these members the compiler would suggest an id of another kind instead of the reason.

    /// Unavailable, because each contribution is made once per list.
    @available(*, unavailable, message: "a list lives as long as the container or an open scope")
    public static var new: ListScope { .container }

    /// Unavailable, because each contribution is made once per list.
    @available(*, unavailable, message: "a list lives as long as the container or an open scope")
    public static var weak: ListScope { .container }
}
