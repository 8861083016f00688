import Synchronization

extension Container {
    /// What stands ready at that slot, the instance or a new object; otherwise what the fallback says.
    ///
    /// The path that everything takes. It goes without an optional, whose type an unspecialised caller
    /// would have to ask the runtime for.
    @inlinable
    @inline(__always)
    func read<Value: Sendable, Failure: Error>(
        _ slot: Slot<Value>,
        otherwise fallback: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let cell = cells[slot.number] {
            if let instance = cell.pointee.instance.load(ordering: .acquiring) {
                return instance.assumingMemoryBound(to: Value.self).pointee
            }
            if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
                // Sound: the slot belongs to an id of this value type, and the blueprint, which lives
                // as long as the container, holds the maker.
                return Unmanaged<Maker<Value>>.fromOpaque(maker)
                    ._withUnsafeGuaranteedRef { $0.make(in: self) }
            }
        }
        return try fallback()
    }

    /// The value at that slot, prepared when necessary; nil when nothing is registered there.
    @usableFromInline
    func value<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        guard wiring.node(at: slot.number) != nil else { return nil }
        return try required(at: slot)
    }

    /// The value at that slot, prepared when necessary.
    @usableFromInline
    func required<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try read(slot) { () throws(ResolutionError) in
            guard let node = wiring.node(at: slot.number) else { throw notRegistered(slot) }
            try prepare(node)
            return try read(slot) { () throws(ResolutionError) in throw notRegistered(slot) }
        }
    }

    /// A declared need. What a factory needs was found registered by validation, and was made before
    /// the factory runs, so there is no error left to throw.
    @inlinable
    @inline(__always)
    func needed<Value: Sendable>(at slot: Slot<Value>) -> Value {
        read(slot) { preparedOrTrapping(at: slot) }
    }

    @usableFromInline
    func preparedOrTrapping<Value: Sendable>(at slot: Slot<Value>) -> Value {
        do throws(ResolutionError) {
            return try required(at: slot)
        } catch {
            stop(because: error)
        }
    }

    /// A declared need that may be absent.
    @usableFromInline
    func neededIfPresent<Value: Sendable>(at slot: Slot<Value>) -> Value? {
        do throws(ResolutionError) {
            return try value(at: slot)
        } catch {
            stop(because: error)
        }
    }

    func notRegistered<Value>(_ slot: Slot<Value>) -> ResolutionError {
        var names = NearestNames(of: wiring)
        return .notRegistered(
            name: slot.name,
            type: SlotRegistry.typeName(of: slot.number),
            nearest: names.names(near: slot.name)
        )
    }
}
