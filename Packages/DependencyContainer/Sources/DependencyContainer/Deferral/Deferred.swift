/// A service that is read later: what ``Lazy``, ``Provider`` and their like are made of.
///
/// It holds its container weakly: the container holds the services that hold these.
struct Deferred<Value>: Sendable {
    let slot: Slot<Value>
    private let construction: Construction?
    private weak var container: Container?

    init(_ slot: Slot<Value>, _ resolution: borrowing Resolution) {
        self.slot = slot
        construction = resolution.construction
        container = resolution.container
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
