import Synchronization

extension Container {
    /// The service at that slot, made when necessary, once for all who ask meanwhile.
    func required<Value: Sendable>(asynchronouslyAt slot: Slot<Value>) async throws -> Value {
        try checkOpen(slot)
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        if let value: Value = location.readMade() { return value }
        guard case .asynchronous(let maker) = location.recipe,
            let maker = maker as? AsyncMaker<Value>
        else { throw notRegistered(slot) }
        let container = location.container
        if location.scope == .new { return try await container.makeNew(location, maker) }
        return try await container.fly(to: location, maker)
    }

    /// Makes what is new each time, in the asker's own task.
    private func makeNew<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws -> Value {
        guard lifecycle.beginMaking() else {
            throw ResolutionError.closed(wiring.name(of: location.node))
        }
        defer { lifecycle.endMaking() }
        let context = ExecutionContext.current
        if let context { try nesting.enter(context, location) }
        defer { if let context { nesting.leave(context) } }
        return try await make(location, maker)[maker.layerCount - 1]
    }

    /// Runs the factory, after what it needs of synchronous services was made: that may be refused,
    /// which the needs themselves could not say.
    private func make<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws -> [Value] {
        let hold = Hold()
        defer { withExtendedLifetime(hold) {} }
        try prepare(location, hold)
        return try await maker.makeLayers(in: self)
    }

    /// Joins the flight to what is kept there, or begins it.
    private func fly<Value: Sendable>(
        to location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws -> Value {
        while true {
            try Task.checkCancellation()
            // Kept out of the lock: letting go of it may run somebody's `deinit`.
            var made: Value?
            let boarding: FlightList.Boarding<Value> = flights.board(location.node) {
                made = location.readMade()
                return made == nil && lifecycle.beginMaking()
            }
            let flight: Flight<Value>
            switch boarding {
            case .joined(let joined):
                flight = joined
            case .begun(let begun):
                flight = begun
                // Detached: what all share does not depend on who was the first to ask.
                flight.begin(
                    Task.detached(priority: Task.currentPriority) {
                        await self.run(flight, to: location, maker)
                    }
                )
            case .none:
                if let made { return made }
                throw ResolutionError.closed(wiring.name(of: location.node))
            }
            switch try await wait(for: flight, to: location) {
            case .value(let value): return value
            case .failure(let error): throw error
            case .cancelled: throw CancellationError()
            case .abandoned: continue
            }
        }
    }

    private func wait<Value: Sendable>(
        for flight: Flight<Value>,
        to location: Location
    ) async throws -> Flight<Value>.Arrival {
        guard let context = ExecutionContext.current else { return await flight.wait() }
        try waiting.wait(context, for: location)
        defer { waiting.stopWaiting(context) }
        return await flight.wait()
    }

    /// Runs the factory and keeps what it makes, before anybody is told.
    private func run<Value: Sendable>(
        _ flight: Flight<Value>,
        to location: Location,
        _ maker: AsyncMaker<Value>
    ) async {
        if let context = ExecutionContext.current { waiting.begin(context, making: location) }
        let result: Result<Value, any Error>
        do {
            let layers = try await make(location, maker)
            keep(layers, location, maker)
            result = .success(layers[layers.count - 1])
        } catch {
            result = .failure(error)
        }
        waiting.end(making: location)
        flights.remove(location.node)
        flight.end(result, wiring.name(of: location.node))
        lifecycle.endMaking()
    }

    /// Keeps what an asynchronous factory has made, so that readers find it.
    private func keep<Value: Sendable>(
        _ layers: [Value],
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) {
        if location.scope == .weak {
            if let object = InstanceMemory<Value>.object(in: layers[layers.count - 1]) {
                remember(object, as: location.node)
            }
            return
        }
        let address = Address(InstanceMemory.store(layers: layers))
        // Noted before anybody can find it, and so before what will hold it.
        lifecycle.keep(
            Lifecycle.Made(node: Int32(location.node), address: address, keeper: maker)
        )
        location.cell.pointee.instance.store(address.pointer, ordering: .releasing)
    }
}

extension Location {
    /// What was made and is kept, or is held by somebody.
    fileprivate func readMade<Value: Sendable>() -> Value? {
        if let instance = cell.pointee.instance.load(ordering: .acquiring) {
            return instance.assumingMemoryBound(to: Value.self).pointee
        }
        return scope == .weak ? container.weakObject(of: node) as? Value : nil
    }
}
