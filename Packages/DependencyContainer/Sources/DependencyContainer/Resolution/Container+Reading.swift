import Synchronization

extension Container {
    /// What stands ready at that slot: the instance, or a new object when nothing has to be prepared.
    @inlinable
    func existing<Value: Sendable>(at slot: Slot<Value>) -> Value? {
        guard let cell = cells[slot.number] else { return nil }
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
    func value<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        if let value = existing(at: slot) { return value }
        guard let node = wiring.node(at: slot.number) else { return nil }
        try prepare(node)
        return existing(at: slot)
    }

    @usableFromInline
    func required<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value = try value(at: slot) { return value }
        throw notRegistered(slot)
    }

    /// A declared need. What a factory needs was found registered by validation, and was made before
    /// the factory runs, so there is no error left to throw.
    @inlinable
    func needed<Value: Sendable>(at slot: Slot<Value>) -> Value {
        if let value = existing(at: slot) { return value }
        return preparedOrTrapping(at: slot)
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
