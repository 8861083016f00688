public import Synchronization

/// The instances of a container.
///
/// The container and its deferred needs retain the contents, so that reading an instance neither
/// retains the container nor takes a lock. The instances are destroyed when the container has been
/// released and no thread is reading.
@usableFromInline
final class ContainerContents: Sendable {
    let wiring: Wiring
    /// The index of the open scope; -1 for a container that is not a scope.
    let scope: Int16
    /// The enclosing container of an open scope, retained until the instances are destroyed.
    ///
    /// A deferred need can retain these contents even after that. A strong reference would then
    /// keep the enclosing container alive, too.
    private let retainedOuter: AtomicReference<Container>
    @usableFromInline let cells: ServiceCellTable
    let lifecycle: Lifecycle
    let inFlightTasks = InFlightTaskList()
    /// The index of this scope among the open scopes of the enclosing container; -1 after its
    /// removal.
    ///
    /// The index changes under the lock of the enclosing container's lifecycle.
    let index = Atomic(-1)
    /// Four times the number of reading threads, plus the flags ``released`` and ``destroyed``.
    @usableFromInline let state = Atomic(0)

    @usableFromInline static let released = 1
    private static let destroyed = 2
    @usableFromInline static let oneReader = 4

    /// Creates the contents of a container that is not a scope, without instances.
    init(_ wiring: Wiring) {
        self.wiring = wiring
        scope = -1
        retainedOuter = AtomicReference()
        let table = wiring.nodeTable
        cells = ServiceCellTable(
            firstSlot: table.firstSlot,
            slotCount: table.slotCount,
            count: table.slotCount > 0 ? table.slotCount : wiring.nodes.count
        )
        lifecycle = Lifecycle()
    }

    /// Creates the contents of an open scope, which at first contain only its input.
    init(scope: Int16, input: Lifecycle.Made, inside outer: Container) {
        wiring = outer.contents.wiring
        self.scope = scope
        retainedOuter = AtomicReference(outer)
        let count = wiring.scopeAssignment.count(in: scope)
        cells = ServiceCellTable(count: count)
        // Memory for a few objects at first, because many scopes make only a few of theirs.
        lifecycle = Lifecycle(input: input, capacity: min(count, 4))
        cell(of: Int(input.node)).store(input.instance)
    }

    deinit { cells.deallocate() }

    /// The enclosing container of an open scope; nil after the scope's instances are destroyed.
    var outer: Container? { retainedOuter.withObject { $0 } }

    /// Begins a read, which delays the destruction of instances.
    /// - Returns: True if instances may be read; false if the container has been released.
    @inlinable
    func beginReading() -> Bool {
        let before = state.add(Self.oneReader, ordering: .acquiring).oldValue
        if before & Self.released == 0 { return true }
        endReading()
        return false
    }

    @inlinable
    func endReading() {
        let after = state.subtract(Self.oneReader, ordering: .acquiringAndReleasing).newValue
        if after == Self.released { destroyOnce() }
    }

    /// Destroys the instances when the last read has ended.
    func release() {
        let after = state.add(Self.released, ordering: .acquiringAndReleasing).newValue
        if after == Self.released { destroyOnce() }
    }

    @usableFromInline
    func destroyOnce() {
        let isFirst = state.compareExchange(
            expected: Self.released,
            desired: Self.released | Self.destroyed,
            ordering: .acquiringAndReleasing
        ).exchanged
        if isFirst { destroy() }
    }

    private func destroy() {
        let instances = lifecycle.removeAll()
        // In reverse order, so that nothing is destroyed before the services that hold it.
        var ofMainActor: [Lifecycle.Made] = []
        for made in instances.reversed() {
            if wiring.nodes[Int(made.node)].kind == .mainService {
                ofMainActor.append(made)
            } else {
                made.destroy()
            }
        }
        if !ofMainActor.isEmpty {
            // A type that is not sendable has to be destroyed on the main actor, too.
            Task { @MainActor [ofMainActor] in ofMainActor.forEach { $0.destroy() } }
        }
        _ = retainedOuter.exchange(nil)
    }
}

extension ContainerContents {
    /// Returns the cell of a node that belongs to these contents.
    func cell(of node: Int) -> ServiceCell {
        if scope >= 0 { return cells.cell(at: wiring.scopeAssignment.position(of: node)) }
        return cells[wiring.nodes[node].slot] ?? cells.cell(at: node)
    }

    /// Returns the instance at a slot; nil if it has not been made.
    @inlinable
    func instance<Value>(at slot: Slot<Value>) -> Value? {
        guard let cell = cells[slot.number] ?? indirectCell(slot.number),
            let instance = cell.instance
        else { return nil }
        return instance.value(as: Value.self)
    }

    /// Returns the cell of a slot that does not index the table directly, in these contents or those
    /// of the enclosing container.
    ///
    /// The result is nil after closing.
    @usableFromInline
    func indirectCell(_ slot: Int) -> ServiceCell? {
        guard cells.slotCount == 0, !lifecycle.isClosed, let node = wiring.node(at: slot) else {
            return nil
        }
        let keeping = wiring.scopeAssignment.scope(of: node)
        if keeping == scope { return cell(of: node) }
        guard let cell = cell(of: node, in: keeping) else { return nil }
        // A service with the scope `new` is made by the container that keeps it.
        return cell.instance == nil ? nil : cell
    }

    /// Returns the weak service at a slot; nil if it has not been made or the container is closed.
    @usableFromInline
    func weakInstance(at slot: Int) -> WeakInstance? {
        guard wiring.hasWeak, !lifecycle.isClosed, let node = wiring.node(at: slot),
            wiring.nodes[node].scope == .weak
        else { return nil }
        return cell(of: node, in: wiring.scopeAssignment.scope(of: node))?.weakInstance
    }

    /// Returns the cell of a node; nil if the node belongs to a scope that is not open here.
    /// - Parameters:
    ///   - node: The node.
    ///   - keeping: The index of the node's scope; -1 for a node outside of all scopes.
    private func cell(of node: Int, in keeping: Int16) -> ServiceCell? {
        if keeping == scope { return cell(of: node) }
        guard keeping < 0 else { return nil }
        return retainedOuter.withObject { $0.contents.cell(of: node) }
    }

    /// Indicates whether all eager needs of a node are ready.
    ///
    /// A need for a weak service is never ready.
    func hasReadyNeeds(_ node: Int) -> Bool {
        wiring.edgeRange(of: node).allSatisfy { index in
            let edge = wiring.edges[index]
            if edge.isDeferred { return true }
            let target = Int(edge.target)
            let keeping = wiring.scopeAssignment.scope(of: target)
            return cell(of: target, in: keeping)?.isReady == true
        }
    }

    /// Returns the contents that keep a node: these contents or those of the enclosing container;
    /// nil if the node's scope is not open here.
    func keeper(of node: Int) -> ContainerContents? {
        wiring.scopeAssignment.scope(of: node) == scope ? self : outer?.contents.keeper(of: node)
    }
}
