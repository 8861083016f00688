/// How long what a factory makes is kept.
public enum Scope: Sendable, Hashable {
    /// One object per container, made when it is first needed.
    case container
    /// A new object each time it is needed; whoever gets it keeps it.
    case new
    /// One object as long as somebody holds it, and a new one after that. What is no object cannot
    /// be held, so a value is made each time, and at times once more.
    case weak
    /// One object each time that scope is opened; ``within(_:)`` writes it.
    case named(ScopeName)

    /// One object each time that scope is opened.
    ///
    /// ```swift
    /// registrar.register(cartInject, needs: signedInScope.input, scope: .within(signedInScope)) {
    ///     Cart(of: $0)
    /// }
    /// ```
    ///
    /// - Parameter id: the scope.
    public static func within<Input>(_ id: ScopeID<Input>) -> Scope { .named(id.key) }
}
