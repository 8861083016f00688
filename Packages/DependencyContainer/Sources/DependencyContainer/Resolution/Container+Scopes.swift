extension Container {
    /// Opens a scope and returns it as a container with its own services.
    ///
    /// ```swift
    /// let session = try container.open(signedInScope, with: customer)
    /// let cart = try session.resolve(cartInject)
    /// try await session.close()
    /// ```
    ///
    /// A scope may be open several times at once, each time with its own services. Called on an
    /// open scope, the method opens the new scope in the enclosing container.
    ///
    /// - Parameters:
    ///   - id: The id of the scope.
    ///   - input: The input, which services within the scope may need.
    /// - Returns: The open scope: a container that also finds the services of its enclosing
    ///   container. Releasing it without ``close()`` releases its objects, but does not dispose of
    ///   them.
    /// - Throws: ``ResolutionError``: no service is registered within the scope
    ///   (``ResolutionError/unknownScope(_:)``), or this container is closed.
    public func open<Input>(
        _ id: ScopeID<Input>,
        with input: Input
    ) throws(ResolutionError) -> Container {
        let (slot, keeper) = (id.slot, id.inputKeeper)
        try checkOpen(slot)
        if let outer { return try outer.open(id, with: input) }
        guard let node = wiring.node(at: slot.number) else {
            try checkCopy(of: slot)
            throw .unknownScope(slot.name)
        }
        let input = Lifecycle.Made(
            node: Int32(node),
            instance: Instance(storing: input),
            keeper: keeper
        )
        let scope = wiring.nodes[node].scope.rawValue
        let opened = Container(scope: scope, input: input, inside: self)
        guard contents.lifecycle.add(opened.contents) else { throw .closed(slot.name) }
        return opened
    }

    /// Opens a scope that has no input.
    /// - Parameter id: The id of the scope.
    /// - Throws: ``ResolutionError``, for the same reasons as ``open(_:with:)``.
    public func open(_ id: ScopeID<Void>) throws(ResolutionError) -> Container {
        try open(id, with: ())
    }
}

/// Destroys the input of a scope without disposing of it, because the input belongs to the caller.
final class InputKeeper<Value>: InstanceKeeper {
    func destroy(_ instance: Instance) { instance.destroy(Value.self) }

    func disposables(_ instance: Instance) -> [any Disposable] { [] }
}
