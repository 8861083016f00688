import Synchronization

extension Container {
    /// Returns the instance or a new object from a ready cell, or else the result of the fallback.
    ///
    /// The fast path of all resolutions. It has no optional value, whose type an unspecialized
    /// caller would have to request from the runtime.
    @inlinable
    @inline(__always)
    func read<Value: Sendable, Failure: Error>(
        _ slot: Slot<Value>,
        otherwise fallback: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let cell = cells[slot.number] ?? contents.cellInScope(slot.number) {
            if let instance = cell.pointee.instance.load(ordering: .acquiring) {
                return instance.assumingMemoryBound(to: Value.self).pointee
            }
            if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
                // Sound: the slot belongs to an id with this value type, and the container outlives
                // the maker's use.
                return Unmanaged<Maker<Value>>.fromOpaque(maker)
                    ._withUnsafeGuaranteedRef { $0.make(in: self) }
            }
        }
        return try fallback()
    }

    /// Returns the value at a slot, made if necessary; nil without a registration.
    @usableFromInline
    func value<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { return nil }
        return try location.read(slot)
    }

    /// Returns a weak service that a caller holds, or else the value at the slot, made if necessary.
    ///
    /// Inlinable, because reading a weak service unspecialized takes twice as long.
    @inlinable
    @inline(never)
    func required<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let weak = contents.weakInstance(at: slot.number), let value: Value = weak.value() {
            return value
        }
        return try made(at: slot)
    }

    /// Returns the value at a slot, made if necessary.
    @usableFromInline
    func made<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        return try location.read(slot)
    }

    /// Returns the value of a deferred need.
    ///
    /// Reading one may recurse if it makes a new object.
    func nested<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { return nil }
        if location.isKept { return try location.read(slot) }
        return try nesting.nesting(location) { () throws(ResolutionError) in
            try location.read(slot)
        }
    }

    /// Runs the body, which makes the service at a slot, and limits the depth of such calls.
    func nesting<Value, Result>(
        at slot: Slot<Value>,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let node = wiring.node(at: slot.number) else { throw notRegistered(slot) }
        return try nesting.nesting(Location(container: self, node: node), body)
    }

    /// Returns the value of a declared need.
    ///
    /// Validation found its registration, and it was made before the factory runs, so no error is
    /// left.
    @inlinable
    @inline(__always)
    func needed<Value: Sendable>(at slot: Slot<Value>) -> Value {
        read(slot) { preparedOrTrap(at: slot) }
    }

    @usableFromInline
    func preparedOrTrap<Value: Sendable>(at slot: Slot<Value>) -> Value {
        orTrap { () throws(ResolutionError) -> Value in
            guard let location = try locate(slot.number) else { throw notRegistered(slot) }
            if let value: Value = location.readPrepared() { return value }
            return try location.read(slot)
        }
    }

    /// Returns the value of a declared need that may be absent.
    @usableFromInline
    func neededIfPresent<Value: Sendable>(at slot: Slot<Value>) -> Value? {
        orTrap { () throws(ResolutionError) -> Value? in
            guard let location = try locate(slot.number) else { return nil }
            if let value: Value = location.readPrepared() { return value }
            return try location.read(slot)
        }
    }

    /// Traps on an error of a custom need that reads a value without declaring it.
    func orTrap<Value>(_ body: () throws(ResolutionError) -> Value) -> Value {
        do throws(ResolutionError) {
            return try body()
        } catch {
            programmerError(error)
        }
    }

    func checkOpen<Value>(_ slot: Slot<Value>) throws(ResolutionError) {
        if contents.lifecycle.isClosed { throw .closed(slot.name) }
    }

    func isRegistered<Value>(_ slot: Slot<Value>) -> Bool { wiring.node(at: slot.number) != nil }

    func notRegistered<Value>(_ slot: Slot<Value>) -> ResolutionError {
        var names = NearestNames(of: wiring)
        let hasOtherID = SlotRegistry.names(of: wiring.nodes.map(\.slot)).contains(slot.name)
        return .notRegistered(
            name: slot.name,
            type: SlotRegistry.typeName(of: slot.number),
            nearest: hasOtherID ? [slot.name] : names.names(near: slot.name)
        )
    }
}

// The same for services of the main actor, whose makers are of another type.
extension Container {
    @MainActor
    func requiredOnMainActor<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        return try location.readOnMainActor(slot)
    }

    @MainActor
    func nestedOnMainActor<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        if location.isKept { return try location.readOnMainActor(slot) }
        return try nesting.nesting(location) { () throws(ResolutionError) in
            try location.readOnMainActor(slot)
        }
    }

    @MainActor
    func neededOnMainActor<Value>(at slot: Slot<Value>) -> Value {
        orTrap { () throws(ResolutionError) -> Value in
            guard let location = try locate(slot.number) else { throw notRegistered(slot) }
            if let value: Value = location.readPreparedOnMainActor() { return value }
            return try location.readOnMainActor(slot)
        }
    }
}
