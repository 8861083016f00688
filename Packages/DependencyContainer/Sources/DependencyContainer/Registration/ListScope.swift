/// How long a list is kept, and with it what is contributed to it.
///
/// All contributions to one list say the same; when they do not, validation refuses it
/// (``MixedList``). There is no list that is new each time, or kept as long as somebody holds it: a
/// contribution runs once for the list that it is part of.
public enum ListScope: Sendable, Hashable {
    /// One list per container, made when it is first needed.
    case container
    /// One list each time that scope is opened; ``within(_:)`` writes it.
    case named(ScopeName)

    /// One list each time that scope is opened. Its contributions may need what is within the scope.
    ///
    /// ```swift
    /// registrar.contribute(to: homePagesInject, needs: cartInject, scope: .within(signedInScope)) {
    ///     Page("Cart of \($0.customer)")
    /// }
    ///
    /// let session = try container.open(signedInScope, with: customer)
    /// let pages = try session.resolve(homePagesInject)
    /// ```
    ///
    /// - Parameter id: the scope.
    public static func within<Input>(_ id: ScopeID<Input>) -> ListScope { .named(id.key) }

    /// The same as a scope of a service.
    @usableFromInline
    var scope: Scope {
        switch self {
        case .container: .container
        case .named(let name): .named(name)
        }
    }
}
