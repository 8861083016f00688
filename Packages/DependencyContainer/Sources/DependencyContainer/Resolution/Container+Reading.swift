extension Container {
    /// Returns the value at a slot, on the fast path if its cell is ready.
    ///
    /// All resolutions begin here. The method uses no optional value, because an unspecialized
    /// caller would have to request the optional type from the runtime.
    /// - Parameter isNeed: True if a running factory reads one of its needs, which have all
    ///   been prepared.
    @inlinable
    @inline(__always)
    func read<Value>(
        _ slot: Slot<Value>,
        isNeed: Bool = false
    ) throws(ResolutionError) -> Value {
        if let cell = cells[slot.number] {
            if let instance = cell.instance { return instance.value(as: Value.self) }
            if let maker = cell.maker { return try maker.make(Value.self, in: self) }
        }
        return isNeed ? try prepared(at: slot) : try readIndirectly(slot)
    }

    /// Returns the value at a slot from a ready cell that the slot does not index directly, or else
    /// makes the value.
    @inlinable
    @inline(never)
    func readIndirectly<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let cell = contents.indirectCell(slot.number) {
            if let instance = cell.instance { return instance.value(as: Value.self) }
            if let maker = cell.maker { return try maker.make(Value.self, in: self) }
        }
        return try required(at: slot)
    }

    /// Returns the value at a slot, and makes it if necessary; nil if the slot is not registered.
    @usableFromInline
    func value<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot) else { return nil }
        return try location.read(slot)
    }

    /// Returns the value at a slot, with a fast path for a weak service that a caller still holds.
    ///
    /// The method is inlinable, because its unspecialized form takes twice as long.
    @inlinable
    @inline(never)
    func required<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let weak = contents.weakInstance(at: slot.number), let value = weak.value(as: Value.self)
        {
            return value
        }
        return try made(at: slot)
    }

    /// Returns the value at a slot, and makes it if necessary.
    @usableFromInline
    func made<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        return try location(at: slot).read(slot)
    }

    /// Returns the value of a deferred need; nil if the needed id is not registered.
    ///
    /// The nesting of new objects is limited, because their factories may read more deferred needs.
    func nested<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot) else { return nil }
        if location.isKept { return try location.read(slot) }
        if let value: Value = location.readWeak() { return value }
        return try nesting.nesting(location.node, of: wiring) { () throws(ResolutionError) in
            try location.read(slot)
        }
    }

    /// Runs the body, which makes the service at a slot, and limits how deeply such calls nest.
    func nesting<Value, Result>(
        at slot: Slot<Value>,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let node = wiring.node(at: slot.number) else { throw notRegistered(slot) }
        return try nesting.nesting(node, of: wiring, body)
    }

    /// Returns the value of a declared need.
    @usableFromInline
    func prepared<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try location(at: slot).readPrepared(slot)
    }

    /// Returns the value of a declared need; nil if the value is absent.
    @usableFromInline
    func neededIfPresent<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        guard let location = try locate(slot) else { return nil }
        return try location.readPrepared(slot)
    }

    func checkOpen<Value>(_ slot: Slot<Value>) throws(ResolutionError) {
        if contents.lifecycle.isClosed { throw .closed(slot.name) }
    }

    /// Throws an error for an id that another copy of this library has made.
    func checkCopy<Value>(of slot: Slot<Value>) throws(ResolutionError) {
        if !wiring.blueprint.copy.contains(slot.number) { throw linkedTwice(slot) }
    }

    private func linkedTwice<Value>(_ slot: Slot<Value>) -> ResolutionError {
        .linkedTwice(slot.name, declaration: slot.place.declaration.place)
    }

    func notRegistered<Value>(_ slot: Slot<Value>) -> ResolutionError {
        // A container of another copy may have the id, but makes it by classes of that copy.
        let isRegistered = wiring.node(at: slot.number) != nil
        guard wiring.blueprint.copy.contains(slot.number), !isRegistered else {
            return linkedTwice(slot)
        }
        var names = NearestNames(of: wiring)
        let hasOtherID = SlotRegistry.names(of: wiring.nodes.map(\.slot)).contains(slot.name)
        return .notRegistered(
            name: slot.name,
            type: slot.place.declaration.typeName,
            nearest: hasOtherID ? [slot.name] : names.names(near: slot.name)
        )
    }
}
