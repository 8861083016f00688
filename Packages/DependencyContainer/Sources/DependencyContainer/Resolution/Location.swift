import Synchronization

/// A node of the graph and the container that keeps it.
struct Location: Sendable {
    let container: Container
    let node: Int
    let cell: ServiceCell

    init(container: Container, node: Int) {
        self.container = container
        self.node = node
        cell = container.contents.cell(of: node)
    }

    var scope: ScopeCode { container.wiring.nodes[node].scope }
    var recipe: Registration.Recipe { container.wiring.recipe(of: node) }
    var synchronousMaker: (any ErasedMaker)? {
        if case .synchronous(let maker) = recipe { maker } else { nil }
    }
    var step: DependencyStep { container.wiring.firstStep(of: node) }

    /// Indicates whether the container keeps the instance, as for all scopes except `new` and
    /// `weak`.
    var isKept: Bool { scope != .new && scope != .weak }
}

extension Container {
    /// Returns the container that keeps a node: this container or the enclosing container; nil if
    /// the node's scope is not open here.
    func keeper(of node: Int) -> Container? {
        let keeping = wiring.scopeAssignment.scope(of: node)
        if keeping == scope { return self }
        return keeping < 0 ? outer : nil
    }

    /// Returns the location of a node.
    /// - Throws: ``ResolutionError/scopeNotOpen(_:scope:)``, if the node's scope is not open here.
    func location(of node: Int) throws(ResolutionError) -> Location {
        if let keeper = keeper(of: node) { return Location(container: keeper, node: node) }
        let scope = wiring.scopeAssignment.scope(of: node)
        throw .scopeNotOpen(
            wiring.name(of: node),
            scope: wiring.blueprint.scopes[Int(scope)].declaration.name
        )
    }

    /// Returns the location of a slot; nil if the slot is not registered.
    /// - Throws: ``ResolutionError/scopeNotOpen(_:scope:)``, if the node's scope is not open here.
    func locate<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Location? {
        guard let node = wiring.node(at: slot.number) else {
            try checkCopy(of: slot)
            return nil
        }
        return try location(of: node)
    }

    /// Returns the location of a slot.
    /// - Throws: ``ResolutionError``, if the slot is not registered or its scope is not open here.
    func location<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Location {
        guard let location = try locate(slot) else { throw notRegistered(slot) }
        return location
    }

    /// Indicates whether the service at a slot has the scope ``Scope/new``.
    func makesNew(at slot: Int) -> Bool {
        wiring.node(at: slot).map { wiring.nodes[$0].scope == .new } ?? false
    }
}

extension Location {
    /// Returns the service at this location, and makes it and its needs if necessary.
    func read<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        // No optional value is used for a kept service: finding its type would take a third of the
        // time.
        guard isKept else { return try readUnkept(slot) }
        if let instance = cell.instance { return instance.value(as: Value.self) }
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try container.prepare(self, &keepAlive)
        guard let instance = cell.instance else { throw .closed(slot.name) }
        return instance.value(as: Value.self)
    }

    /// Returns a service with the scope ``Scope/new`` or ``Scope/weak``.
    @inline(never)
    private func readUnkept<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value: Value = try readReady() { return value }
        if container.contents.lifecycle.isClosed { throw .closed(slot.name) }
        if let value: Value = readWeak() { return value }
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try container.prepare(self, &keepAlive)
        if let value: Value = try readReady() { return value }
        if let value: Value = readWeak(keepAlive) { return value }
        guard container.wiring.reachesWeak(node) else { throw .closed(slot.name) }
        return try readNew(slot)
    }

    /// Returns the value of a need that was prepared before the factory began to run.
    ///
    /// The method uses little stack, because factories of up to a hundred new objects may run
    /// within each other.
    func readPrepared<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let instance = cell.instance { return instance.value(as: Value.self) }
        if isUnpublished { return try readNew(slot) }
        return try readUnprepared(slot)
    }

    /// Indicates whether the service has the scope ``Scope/new``, but its cell stores no maker.
    ///
    /// This is true if the service depends on a weak service, or the container is closed.
    private var isUnpublished: Bool {
        scope == .new
            && (container.wiring.reachesWeak(node) || container.contents.lifecycle.isClosed)
    }

    @inline(never)
    private func readUnprepared<Value>(
        _ slot: Slot<Value>
    ) throws(ResolutionError) -> Value {
        if let value: Value = try readReady() { return value }
        if let value: Value = readWeak() ?? readClosed() { return value }
        return isKept ? try read(slot) : try readNew(slot)
    }

    private func readReady<Value>() throws(ResolutionError) -> Value? {
        if let instance = cell.instance { return instance.value(as: Value.self) }
        if let maker = cell.maker { return try maker.make(Value.self, in: container) }
        return nil
    }

    /// Returns the instance of a weak service if a caller or `keepAlive` holds it; otherwise nil.
    func readWeak<Value>(_ keepAlive: KeepAlive? = nil) -> Value? {
        guard scope == .weak else { return nil }
        if let instance = keepAlive?.instance(of: self) {
            return instance.instance.value(as: Value.self)
        }
        return cell.weakInstance?.value(as: Value.self)
    }

    /// Returns an instance that was kept until the container was closed, for a factory that still
    /// runs.
    private func readClosed<Value>() -> Value? {
        guard container.contents.lifecycle.isClosed else { return nil }
        // The last one, because those of a failed list or decorated service come before.
        return container.contents.lifecycle.made.last { Int($0.node) == node }
            .map { $0.instance.value(as: Value.self) }
    }

    /// Returns a new object of a service whose cell stores no maker; see ``isUnpublished``.
    private func readNew<Value>(
        _ slot: Slot<Value>
    ) throws(ResolutionError) -> Value {
        try newMaker(slot).make(in: container)
    }

    /// Returns the maker of new objects.
    ///
    /// A separate method, because the cast needs much of the stack that nested factories share.
    @inline(never)
    private func newMaker<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Maker<Value> {
        guard let maker = synchronousMaker?.published() as? Maker<Value> else {
            throw container.wiring.blueprint.copy == .this
                ? .closed(slot.name) : container.notRegistered(slot)
        }
        return maker
    }
}
