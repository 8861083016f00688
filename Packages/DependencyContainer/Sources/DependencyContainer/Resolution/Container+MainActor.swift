import Synchronization

// The same as for every service, on the main actor: ``MainMaker`` has another factory.
extension Container {
    /// The service at that slot, prepared when necessary.
    @MainActor
    func requiredOnMainActor<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        return try location.readOnMainActor(slot)
    }

    /// The same for a deferred need, which may lead in circles when it makes something new.
    @MainActor
    func nestedOnMainActor<Value>(at slot: Slot<Value>) throws(ResolutionError) -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        if location.isKept { return try location.readOnMainActor(slot) }
        return try nesting.nesting(location) { () throws(ResolutionError) in
            try location.readOnMainActor(slot)
        }
    }

    /// A declared need, which was made before the factory runs.
    @MainActor
    func neededOnMainActor<Value>(at slot: Slot<Value>) -> Value {
        orStop { () throws(ResolutionError) -> Value in
            guard let location = try locate(slot.number) else { throw notRegistered(slot) }
            if let value: Value = location.readPreparedOnMainActor() { return value }
            return try location.readOnMainActor(slot)
        }
    }
}

extension Location {
    @MainActor
    fileprivate func readOnMainActor<Value>(_ slot: Slot<Value>) throws(ResolutionError) -> Value {
        if let value: Value = readReadyOnMainActor() { return value }
        if container.lifecycle.isClosed { throw .closed(slot.name) }
        let hold = Hold()
        try container.prepare(self, hold)
        return try hold.whileKept { () throws(ResolutionError) in
            if let value: Value = readReadyOnMainActor() ?? readUnready(hold) { return value }
            throw .closed(slot.name)
        }
    }

    /// What a factory needs, of which everything that has to be there first is there.
    @MainActor
    fileprivate func readPreparedOnMainActor<Value>() -> Value? {
        readReadyOnMainActor() ?? readUnready(nil) ?? readClosed()
    }

    /// The instance, or a new object of a maker that was published.
    @MainActor
    fileprivate func readReadyOnMainActor<Value>() -> Value? {
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        if let maker = cell.pointee.readyMaker.load(ordering: .acquiring) {
            return Unmanaged<MainMaker<Value>>.fromOpaque(maker)
                ._withUnsafeGuaranteedRef { $0.make(in: container) }
        }
        return nil
    }
}
