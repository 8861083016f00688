import Synchronization

/// A validated, sealed set of services: what the app resolves from, and nobody else sees.
///
/// ```swift
/// let container = try Container(modules: SafeBoxModule(limit: limit), SigningModule())
/// let safeBox = try container.resolve(safeBoxInject)
/// ```
///
/// The initialiser checks the whole graph and makes nothing. After it the set never changes, so
/// resolving what exists takes no lock and may happen on any thread.
public final class Container: Sendable {
    let wiring: Wiring
    @usableFromInline let cells: CellTable
    private let waiting = WaitingList()
    /// The nodes kept per container, in the order in which they were made.
    private let made = Mutex<[Int32]>([])

    /// Validates what the modules register.
    /// - Parameter modules: the modules; lists keep their order.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(modules: [any Module]) throws(ValidationReport) {
        var registrar = Registrar()
        for module in modules { registrar.register(module) }
        try self.init(validating: registrar.blueprint)
    }

    /// Validates what the modules register.
    /// - Parameter modules: the modules; lists keep their order.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(modules: any Module...) throws(ValidationReport) {
        try self.init(modules: modules)
    }

    init(validating blueprint: Blueprint) throws(ValidationReport) {
        wiring = Wiring(blueprint)
        try wiring.validate()
        cells = CellTable(firstSlot: wiring.firstSlot, count: wiring.slotCount)
    }

    deinit {
        // What was made last goes first: nothing is destroyed before what holds it.
        made.withLock { made in
            for node in made.reversed() {
                let slot = wiring.nodes[Int(node)].slot
                guard let instance = cells[slot]?.pointee.instance.load(ordering: .acquiring) else {
                    continue
                }
                wiring.maker(of: Int(node)).destroy(instance)
            }
        }
    }

    /// The service of that id.
    /// - Throws: ``ResolutionError/notRegistered(name:type:nearest:)``, and
    ///   ``ResolutionError/wouldWaitForItself(_:)`` in a factory that asks for what is being made.
    @inlinable
    public func resolve<Service>(_ id: InjectID<Service>) throws(ResolutionError) -> Service {
        if let service: Service = existing(at: id.slot) { return service }
        return try required(at: id.slot)
    }

    /// The list of that id: the contributions in the order of the modules, empty when there are none.
    @inlinable
    public func resolve<Element>(_ id: CollectionID<Element>) -> [Element] {
        neededIfPresent(at: id.slot) ?? []
    }
}

// MARK: Reading

extension Container {
    /// What stands ready at that slot: the instance, or a new object when nothing has to be prepared.
    @inlinable
    func existing<Value: Sendable>(at slot: Int) -> Value? {
        guard let cell = cells[slot] else { return nil }
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
            // Sound: the slot belongs to an id of this value type, and the blueprint, which lives as
            // long as the container, holds the maker.
            return Unmanaged<Maker<Value>>.fromOpaque(maker)
                ._withUnsafeGuaranteedRef { $0.make(in: self) }
        }
        return nil
    }

    /// The value at that slot, prepared when necessary; nil when nothing is registered there.
    @usableFromInline
    func value<Value: Sendable>(at slot: Int) throws(ResolutionError) -> Value? {
        if let value: Value = existing(at: slot) { return value }
        guard let node = wiring.node(at: slot) else { return nil }
        try prepare(node)
        return existing(at: slot)
    }

    @usableFromInline
    func required<Value: Sendable>(at slot: Int) throws(ResolutionError) -> Value {
        if let value: Value = try value(at: slot) { return value }
        throw notRegistered(slot)
    }

    /// A declared need. What a factory needs was found registered by validation, and was made before
    /// the factory runs, so there is no error left to throw.
    @inlinable
    func needed<Value: Sendable>(at slot: Int) -> Value {
        if let value: Value = existing(at: slot) { return value }
        return preparedOrTrapping(at: slot)
    }

    @usableFromInline
    func preparedOrTrapping<Value: Sendable>(at slot: Int) -> Value {
        do throws(ResolutionError) {
            return try required(at: slot)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// A declared need that may be absent.
    @usableFromInline
    func neededIfPresent<Value: Sendable>(at slot: Int) -> Value? {
        do throws(ResolutionError) {
            return try value(at: slot)
        } catch {
            preconditionFailure(error.description)
        }
    }

    func notRegistered(_ slot: Int) -> ResolutionError {
        let name = SlotRegistry.name(of: slot)
        var names = NearestNames(of: wiring)
        return .notRegistered(
            name: name,
            type: SlotRegistry.typeName(of: slot),
            nearest: names.names(near: name)
        )
    }

    func step(ofRegistration registration: Int) -> DependencyStep {
        wiring.step(registration)
    }
}

// MARK: Making

extension Container {
    /// Makes everything of the container that the node needs eagerly, its needs before itself and in
    /// their order, then the node. A stack of its own instead of recursion: a chain of needs may be
    /// longer than a thread's stack is deep.
    private func prepare(_ node: Int) throws(ResolutionError) {
        try ExecutionContext.withCurrent { (context) throws(ResolutionError) in
            var stack = [(node: node, edges: wiring.edges(of: node))]
            while let last = stack.indices.last {
                guard let edge = stack[last].edges.popFirst() else {
                    try finish(stack.removeLast().node, context)
                    continue
                }
                let target = Int(edge.target)
                if !edge.isLazy, !isReady(target) {
                    stack.append((target, wiring.edges(of: target)))
                }
            }
        }
    }

    private func isReady(_ node: Int) -> Bool {
        cells[wiring.nodes[node].slot]?.pointee.isReady ?? false
    }

    /// Makes the node, of which all eager needs are ready, or publishes its maker.
    private func finish(_ node: Int, _ context: ExecutionContext) throws(ResolutionError) {
        guard let cell = cells[wiring.nodes[node].slot], !cell.pointee.isReady else { return }
        let maker = wiring.maker(of: node)
        if wiring.nodes[node].scope == .new {
            cell.pointee.readyMaker.store(
                Unmanaged<AnyObject>.passUnretained(maker).toOpaque(),
                ordering: .releasing
            )
            return
        }
        if let chain = waiting.wait(context, for: node) {
            throw .wouldWaitForItself(
                chain.flatMap { wiring.registrations(of: $0).prefix(1).map { wiring.step($0) } }
            )
        }
        cell.pointee.lock.withLock { _ in
            waiting.begin(context, making: node)
            defer { waiting.end(making: node) }
            guard !cell.pointee.isReady else { return }
            let instance = maker.makeInstance(in: self)
            made.withLock { $0.append(Int32(node)) }
            cell.pointee.instance.store(instance, ordering: .releasing)
        }
    }
}
