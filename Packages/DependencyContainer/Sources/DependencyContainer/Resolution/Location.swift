import Synchronization

/// A node of the graph and the container that keeps it.
struct Location: Sendable {
    let container: Container
    let node: Int
    // Safe to share, as in ``ServiceCellTable``; the container keeps the cell.
    nonisolated(unsafe) let cell: UnsafeMutablePointer<ServiceCell>

    init(container: Container, node: Int) {
        self.container = container
        self.node = node
        cell = container.contents.cell(of: node)
    }

    var scope: ScopeCode { container.wiring.nodes[node].scope }
    var recipe: Registration.Recipe { container.wiring.recipe(of: node) }
    var step: DependencyStep { container.wiring.firstStep(of: node) }

    /// Indicates whether its container keeps the instance, so it is neither new each time nor weak.
    var isKept: Bool { scope != .new && scope != .weak }
}

extension Container {
    /// Returns the container that keeps a node, this one or an enclosing one; nil if the node's
    /// scope is not open here.
    func keeper(of node: Int) -> Container? {
        let scope = wiring.scopeAssignment.scope(of: node)
        var container = self
        while container.scope != scope {
            guard container.scope >= 0, let outer = container.outer else { return nil }
            container = outer
        }
        return container
    }

    /// Returns the location of a node.
    /// - Throws: ``ResolutionError/scopeNotOpen(_:scope:)``
    func location(of node: Int) throws(ResolutionError) -> Location {
        if let keeper = keeper(of: node) { return Location(container: keeper, node: node) }
        let scope = wiring.scopeAssignment.scope(of: node)
        throw .scopeNotOpen(
            wiring.name(of: node),
            scope: wiring.blueprint.scopes[Int(scope)].description
        )
    }

    /// Returns the location of a slot; nil without a registration.
    /// - Throws: ``ResolutionError/scopeNotOpen(_:scope:)``
    func locate(_ slot: Int) throws(ResolutionError) -> Location? {
        guard let node = wiring.node(at: slot) else { return nil }
        return try location(of: node)
    }

    /// Indicates whether the service at a slot is new each time.
    func makesNew(at slot: Int) -> Bool {
        wiring.node(at: slot).map { wiring.nodes[$0].scope == .new } ?? false
    }
}

extension Location {
    /// Returns the instance or a new object, after making its needs.
    func read<Value: Sendable>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        // No optional value is used for a kept service: finding its type would take a third of the
        // time.
        guard isKept else { return try readUnkept(slot) }
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try container.prepare(self, &keepAlive)
        guard let instance = cell.pointee.instance.load(ordering: .acquiring) else {
            throw .closed(slot.name)
        }
        return instance.assumingMemoryBound(to: Value.self).pointee
    }

    /// Returns a service that is new each time or weak.
    @inline(never)
    private func readUnkept<Value: Sendable>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value: Value = readReady() { return value }
        if container.contents.lifecycle.isClosed { throw .closed(slot.name) }
        if let value: Value = readWeak() { return value }
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try container.prepare(self, &keepAlive)
        if let value: Value = readReady() ?? readUnpublished(keepAlive) { return value }
        throw .closed(slot.name)
    }

    /// Returns a need of a running factory, which was prepared before it.
    func readPrepared<Value: Sendable>() -> Value? {
        readReady() ?? readUnpublished(nil) ?? readClosed()
    }

    private func readReady<Value: Sendable>() -> Value? {
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
            return Unmanaged<Maker<Value>>.fromOpaque(maker)
                ._withUnsafeGuaranteedRef { $0.make(in: container) }
        }
        return nil
    }

    /// Returns a weak service, or a new one that depends on a weak service.
    ///
    /// Neither is ever ready.
    private func readUnpublished<Value>(_ keepAlive: KeepAlive?) -> Value? {
        guard container.wiring.reachesWeak(node) else { return nil }
        if scope == .weak {
            if let instance = keepAlive?.instance(of: self) {
                return instance.pointer.assumingMemoryBound(to: Value.self).pointee
            }
            if let value: Value = readWeak() { return value }
        }
        return readNew()
    }

    /// Returns a weak service that a caller holds.
    func readWeak<Value>() -> Value? {
        scope == .weak ? cell.pointee.weakInstance?.value() : nil
    }

    /// Returns a need of a factory that was running when the container was closed: an instance that
    /// was kept until then, or a new object.
    private func readClosed<Value>() -> Value? {
        guard container.contents.lifecycle.isClosed else { return nil }
        if let made = container.contents.lifecycle.made.first(where: { Int($0.node) == node }) {
            return made.address.pointer.assumingMemoryBound(to: Value.self).pointee
        }
        return scope == .new ? readNew() : nil
    }

    /// Returns a new object of a maker that is not published.
    private func readNew<Value>() -> Value? {
        guard case .synchronous(let maker) = recipe else { return nil }
        let instance = maker.makeInstance(in: container)
        defer { maker.destroy(instance) }
        return instance.assumingMemoryBound(to: Value.self).pointee
    }

    @MainActor
    func readOnMainActor<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value: Value = readReadyOnMainActor() { return value }
        if container.contents.lifecycle.isClosed { throw .closed(slot.name) }
        if let value: Value = readWeak() { return value }
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try container.prepare(self, &keepAlive)
        if let value: Value = readReadyOnMainActor() ?? readUnpublished(keepAlive) { return value }
        throw .closed(slot.name)
    }

    @MainActor
    func readPreparedOnMainActor<Value>() -> Value? {
        readReadyOnMainActor() ?? readUnpublished(nil) ?? readClosed()
    }

    @MainActor
    private func readReadyOnMainActor<Value>() -> Value? {
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
            return Unmanaged<MainMaker<Value>>.fromOpaque(maker)
                ._withUnsafeGuaranteedRef { $0.make(in: container) }
        }
        return nil
    }
}
