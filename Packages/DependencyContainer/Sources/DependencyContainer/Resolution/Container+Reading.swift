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
                // Sound: the slot belongs to an id of this value type, and the container releases the
                // maker no sooner than itself.
                return Unmanaged<Maker<Value>>.fromOpaque(maker)
                    ._withUnsafeGuaranteedRef { $0.make(in: self) }
            }
        }
        return try fallback()
    }

    /// The value at that slot, prepared when necessary; nil when nothing is registered there.
    @usableFromInline
    func value<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { return nil }
        return try location.read(slot)
    }

    /// The value at that slot, prepared when necessary.
    @usableFromInline
    func required<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        return try location.read(slot)
    }

    /// The same for a deferred need, which may lead in circles when it makes something new.
    func nested<Value: Sendable>(at slot: Slot<Value>) throws(ResolutionError) -> Value? {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { return nil }
        if location.isKept { return try location.read(slot) }
        return try nesting.nesting(location) { () throws(ResolutionError) in
            try location.read(slot)
        }
    }

    /// Runs the body, which makes what is registered at the slot, not too deep within others.
    func nesting<Value, Result>(
        at slot: Slot<Value>,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let location = registration(of: slot.number) else { throw notRegistered(slot) }
        return try nesting.nesting(location, body)
    }

    /// What is made from an argument.
    func required<Argument, Value: Sendable>(
        at slot: Slot<Value>,
        _ argument: Argument
    ) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        return try nesting.nesting(location) { () throws(ResolutionError) in
            if location.container.lifecycle.isClosed { throw .closed(slot.name) }
            let hold = Hold()
            try location.container.prepare(location, hold)
            guard case .argument(let maker) = location.recipe,
                let maker = maker as? ArgumentMaker<Argument, Value>
            else { throw notRegistered(slot) }
            return hold.whileKept {
                maker.factory(Resolution(container: location.container), argument)
            }
        }
    }

    /// A declared need. What a factory needs was found registered by validation, and was made before
    /// the factory runs, so there is no error left to throw.
    @inlinable
    @inline(__always)
    func needed<Value: Sendable>(at slot: Slot<Value>) -> Value {
        read(slot) { preparedOrStopping(at: slot) }
    }

    @usableFromInline
    func preparedOrStopping<Value: Sendable>(at slot: Slot<Value>) -> Value {
        orStop { () throws(ResolutionError) -> Value in
            guard let location = try locate(slot.number) else { throw notRegistered(slot) }
            if let value: Value = location.readPrepared() { return value }
            return try location.read(slot)
        }
    }

    /// A declared need that may be absent.
    @usableFromInline
    func neededIfPresent<Value: Sendable>(at slot: Slot<Value>) -> Value? {
        orStop { () throws(ResolutionError) -> Value? in
            guard let location = try locate(slot.number) else { return nil }
            if let value: Value = location.readPrepared() { return value }
            return try location.read(slot)
        }
    }

    /// Ends the program after an error of a need that somebody wrote: it takes what it did not declare.
    func orStop<Value>(_ body: () throws(ResolutionError) -> Value) -> Value {
        do throws(ResolutionError) {
            return try body()
        } catch {
            stop(because: error)
        }
    }

    /// Refuses what is asked of a container or scope that is closed, whoever keeps it.
    func checkOpen<Value>(_ slot: Slot<Value>) throws(ResolutionError) {
        if lifecycle.isClosed { throw .closed(slot.name) }
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

extension Location {
    var recipe: Registration.Recipe { container.wiring.recipe(of: node) }

    /// Whether its container keeps what is made; otherwise it is new, or is held by others.
    var isKept: Bool { scope != .new && scope != .weak }

    /// What stands ready, prepared when necessary.
    func read<Value: Sendable>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value: Value = readReady() { return value }
        if container.lifecycle.isClosed { throw .closed(slot.name) }
        let hold = Hold()
        try container.prepare(self, hold)
        return try hold.whileKept { () throws(ResolutionError) in
            if let value: Value = readReady() ?? readUnready(hold) { return value }
            throw .closed(slot.name)
        }
    }

    /// What a factory needs, of which everything that has to be there first is there.
    func readPrepared<Value: Sendable>() -> Value? {
        readReady() ?? readUnready(nil) ?? readClosed()
    }

    /// The instance, or a new object of a maker that was published.
    private func readReady<Value: Sendable>() -> Value? {
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
            return Unmanaged<Maker<Value>>.fromOpaque(maker)
                ._withUnsafeGuaranteedRef { $0.make(in: container) }
        }
        return nil
    }

    /// What is never ready: what somebody else holds, and what holds such.
    func readUnready<Value>(_ hold: Hold?) -> Value? {
        guard container.wiring.reachesWeak(node) else { return nil }
        if scope == .weak {
            if let instance = hold?.instance(of: self) {
                return instance.pointer.assumingMemoryBound(to: Value.self).pointee
            }
            if let object = container.weakObject(of: node) { return object as? Value }
        }
        return readNew()
    }

    /// What was kept until the container was closed, or is new each time, for a factory that was
    /// running then: it was promised its needs.
    func readClosed<Value>() -> Value? {
        guard container.lifecycle.isClosed else { return nil }
        if let made = container.lifecycle.made.first(where: { Int($0.node) == node }) {
            return made.address.pointer.assumingMemoryBound(to: Value.self).pointee
        }
        return scope == .new ? readNew() : nil
    }

    /// A new object of a maker that is not published.
    private func readNew<Value>() -> Value? {
        guard case .synchronous(let maker) = recipe else { return nil }
        let instance = maker.makeInstance(in: container)
        defer { maker.destroy(instance) }
        return instance.assumingMemoryBound(to: Value.self).pointee
    }
}
