extension Container {
    /// Opens a scope: what is registered within it is made anew for it, once.
    ///
    /// ```swift
    /// let session = try container.open(signedInScope, with: customer)
    /// let cart = try session.resolve(cartInject)
    /// try await session.close()
    /// ```
    ///
    /// It may be open many times at once, each with its own services.
    ///
    /// - Parameters:
    ///   - id: the scope.
    ///   - input: what those within it may need.
    /// - Returns: the open scope: a container that sees what this one has. Releasing it without
    ///   ``close()`` releases what it keeps without disposing of it.
    /// - Throws: ``ResolutionError``: nothing is registered within the scope
    ///   (``ResolutionError/unknownScope(_:)``), the scope around it is not open here, or this
    ///   container is closed.
    public func open<Input>(
        _ id: ScopeID<Input>,
        with input: Input
    ) throws(ResolutionError) -> Container {
        try checkOpen(id.slot)
        guard let (graph, index) = scope(id.key) else { throw .unknownScope(id.name) }
        let home = graph.wiring.homes.outer(of: index)
        var around = graph
        while around.scope != home {
            guard around.scope >= 0, let outer = around.outer else {
                throw .scopeNotOpen(
                    id.name,
                    scope: graph.wiring.blueprint.scopes[Int(home)].description
                )
            }
            around = outer
        }
        let opened = Container(scope: index, inside: around)
        guard around.lifecycle.add(opened) else { throw .closed(id.name) }
        opened.give(input, to: id.slot)
        return opened
    }

    /// Opens a scope that needs no input.
    /// - Parameter id: the scope.
    /// - Throws: ``ResolutionError``, as ``open(_:with:)`` does.
    public func open(_ id: ScopeID<Void>) throws(ResolutionError) -> Container {
        try open(id, with: ())
    }

    /// A container of further modules, which sees what this one has.
    ///
    /// ```swift
    /// let counter = try container.child(modules: CardModule(limit: 50))
    /// let cards = try counter.resolve(cardsInject)
    /// ```
    ///
    /// Its lists begin with what this one's have; one within a scope that is not open here is missing to
    /// it. An id that this one registers it cannot register again, nor replace, decorate or register
    /// within a scope of this one: what exists already would not see it. Its modules may need what this
    /// one's provide, as if all were in one.
    ///
    /// - Parameter modules: the modules; lists keep their order.
    /// - Throws: ``ValidationReport``; ``ResolutionError/closed(_:)``.
    public func child(modules: [any Module]) throws -> Container {
        var registrar = Registrar()
        for module in modules { registrar.register(module) }
        let child = try Container(validating: registrar.blueprint, roots: nil, inside: self)
        let names = registrar.blueprint.modules.map(\.name)
        guard lifecycle.add(child) else { throw ResolutionError.closed(names.listed) }
        return child
    }

    /// A container of further modules, which sees what this one has; see ``child(modules:)-([Module])``.
    public func child(modules: any Module...) throws -> Container {
        try child(modules: modules)
    }

    /// The innermost container, from here outwards, whose graph has the scope, and its index there.
    private func scope(_ name: ScopeName) -> (container: Container, index: Int16)? {
        var container = self
        while true {
            if let index = container.wiring.blueprint.scopes.firstIndex(of: name) {
                return (container, Int16(index))
            }
            guard let outer = container.outer else { return nil }
            container = outer
        }
    }

    /// Puts the input of the scope that was just opened into its place.
    private func give<Input: Sendable>(_ input: Input, to slot: Slot<Input>) {
        guard let node = wiring.node(at: slot.number) else { return }
        let address = Address(InstanceMemory.store(input))
        cell(of: node).pointee.instance.store(address.pointer, ordering: .releasing)
        lifecycle.keep(
            Lifecycle.Made(node: Int32(node), address: address, keeper: GivenInput<Input>())
        )
    }
}

/// Lets go of the input of a scope, which is nobody's to dispose of but its giver's.
private final class GivenInput<Input>: InstanceKeeper {
    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Input>.destroy(instance)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] { [] }
}
