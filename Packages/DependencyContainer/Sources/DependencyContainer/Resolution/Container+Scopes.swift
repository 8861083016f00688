extension Container {
    /// Opens a scope, whose services are made once for it.
    ///
    /// ```swift
    /// let session = try container.open(signedInScope, with: customer)
    /// let cart = try session.resolve(cartInject)
    /// try await session.close()
    /// ```
    ///
    /// A scope may be open many times at once, each time with its own services.
    ///
    /// - Parameters:
    ///   - id: The id of the scope.
    ///   - input: The input, which services within the scope may need.
    /// - Returns: The open scope, a container that sees the services of this one. Releasing it
    ///   without ``close()`` releases its objects without disposing of them.
    /// - Throws: ``ResolutionError``: no service is registered within the scope
    ///   (``ResolutionError/unknownScope(_:)``), the enclosing scope is not open here, or this
    ///   container is closed.
    public func open<Input>(
        _ id: ScopeID<Input>,
        with input: Input
    ) throws(ResolutionError) -> Container {
        try checkOpen(id.slot)
        guard let index = wiring.blueprint.scopes.firstIndex(of: id.key) else {
            throw .unknownScope(id.name)
        }
        let enclosing = wiring.scopeAssignment.enclosing(Int16(index))
        var outer = self
        while outer.scope != enclosing {
            guard outer.scope >= 0, let next = outer.outer else {
                throw .scopeNotOpen(
                    id.name,
                    scope: wiring.blueprint.scopes[Int(enclosing)].description
                )
            }
            outer = next
        }
        let opened = Container(scope: Int16(index), inside: outer)
        guard outer.lifecycle.add(opened) else { throw .closed(id.name) }
        opened.store(input, at: id.slot)
        return opened
    }

    /// Opens a scope that has no input.
    /// - Parameter id: The id of the scope.
    /// - Throws: ``ResolutionError``, for the same reasons as ``open(_:with:)``.
    public func open(_ id: ScopeID<Void>) throws(ResolutionError) -> Container {
        try open(id, with: ())
    }

    private func store<Input: Sendable>(_ input: Input, at slot: Slot<Input>) {
        guard let node = wiring.node(at: slot.number) else { return }
        let address = Address(InstanceMemory.store(input))
        cell(of: node).pointee.instance.store(address.pointer, ordering: .releasing)
        lifecycle.keep(
            Lifecycle.Made(node: Int32(node), address: address, keeper: InputKeeper<Input>())
        )
    }
}

/// Destroys the input of a scope without disposing of it, because the input belongs to the caller.
private final class InputKeeper<Input>: InstanceKeeper {
    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Input>.destroy(instance)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] { [] }
}
