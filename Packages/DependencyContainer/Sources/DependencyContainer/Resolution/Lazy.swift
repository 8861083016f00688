/// Something that is resolved when it is read: what a factory gets for a need written `id.lazily`.
///
/// It must not be read by the factory that gets it, only later, and it does not keep the container
/// alive. Reading it costs what resolving costs; it may be read from anywhere, as often as you like.
public struct Lazy<Value: Sendable>: Sendable {
    private let slot: Slot<Value>
    private let absent: Value?
    private let construction: Construction?
    private weak var container: Container?

    init(slot: Slot<Value>, absent: Value?, container: Container, construction: Construction?) {
        self.slot = slot
        self.absent = absent
        self.construction = construction
        self.container = container
    }

    /// What was asked for.
    ///
    /// Reading it too early (in the factory that gets the lazy need) or too late (after the container
    /// is gone) is a programmer's error and ends the program with the text of the
    /// ``ResolutionError`` that ``resolve()`` throws.
    public var value: Value {
        do throws(ResolutionError) {
            return try resolve()
        } catch {
            stop(because: error)
        }
    }

    /// What was asked for.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the factory that gets the lazy need,
    ///   ``ResolutionError/containerGone(_:)`` after the container was released, and
    ///   ``ResolutionError/wouldWaitForItself(_:)`` as every resolution.
    public func resolve() throws(ResolutionError) -> Value {
        guard let container else { throw .containerGone(slot.name) }
        if let construction, construction.isCallerInside {
            throw .readTooEarly(
                slot.name,
                owner: container.wiring.step(construction.owner)
            )
        }
        if let value = try container.value(at: slot) ?? absent { return value }
        throw container.notRegistered(slot)
    }
}
