import Synchronization

/// A service that is read later: what ``Lazy``, ``Provider`` and their like are made of.
///
/// It holds its container weakly: the container holds the services that hold these.
@usableFromInline
struct Deferred<Value>: Sendable {
    @usableFromInline let slot: Slot<Value>
    @usableFromInline let construction: Construction?
    @usableFromInline weak var container: Container?

    init(_ slot: Slot<Value>, _ resolution: borrowing Resolution) {
        self.slot = slot
        construction = resolution.construction
        container = resolution.container
    }

    /// What the container keeps and has made, when that is easy to see; otherwise nil, which says
    /// nothing. The way that nearly every reading takes.
    @inlinable
    var made: Value? {
        if let construction, !construction.isFinished.load(ordering: .acquiring) { return nil }
        guard let container, let cell = container.cells[slot.number],
            let instance = cell.pointee.instance.load(ordering: .acquiring)
        else { return nil }
        return instance.assumingMemoryBound(to: Value.self).pointee
    }

    /// The container, when it may be read from.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the factory that got the need,
    ///   ``ResolutionError/containerGone(_:)`` after the container was released.
    func opened() throws(ResolutionError) -> Container {
        guard let container else { throw .containerGone(slot.name) }
        if let construction, construction.isCallerInside {
            throw .readTooEarly(slot.name, owner: construction.owner.step)
        }
        return container
    }
}
