import Synchronization

extension Container {
    /// The service at that slot, made when necessary, once for all who ask meanwhile.
    func required<Value: Sendable>(asynchronouslyAt slot: Slot<Value>) async throws -> Value {
        guard let location = try locate(slot.number) else { throw notRegistered(slot) }
        if let value: Value = location.readMade() { return value }
        guard case .asynchronous(let maker) = location.recipe,
            let maker = maker as? AsyncMaker<Value>
        else { throw notRegistered(slot) }
        let container = location.container
        if location.scope == .new {
            if container.lifecycle.isClosed { throw ResolutionError.closed(slot.name) }
            return try await container.make(location, maker)
        }
        return try await container.fly(to: location, maker)
    }

    /// Runs the factory, after what it needs of synchronous services was made: that may be refused,
    /// which the needs themselves could not say.
    private func make<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws -> Value {
        let hold = Hold()
        defer { withExtendedLifetime(hold) {} }
        try prepare(location, hold)
        return try await maker.make(in: self)
    }

    /// Joins the flight to what is kept there, or begins it.
    private func fly<Value: Sendable>(
        to location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws -> Value {
        while true {
            try Task.checkCancellation()
            let boarding: FlightList.Boarding<Value> = flights.board(location.node) {
                location.readMade() as Value? == nil && lifecycle.beginMaking()
            }
            let flight: Flight<Value>
            switch boarding {
            case .joined(let joined):
                flight = joined
            case .begun(let begun):
                flight = begun
                flight.begin(Task { await run(flight, to: location, maker) })
            case .none:
                if let value: Value = location.readMade() { return value }
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
            result = .success(try await make(location, maker))
        } catch {
            result = .failure(error)
        }
        var made: Lifecycle.Made?
        if case .success(let value) = result {
            if location.scope == .weak {
                if let object = InstanceMemory<Value>.object(in: value) {
                    remember(object, as: location.node)
                }
            } else {
                let address = Address(InstanceMemory.store(value))
                location.cell.pointee.instance.store(address.pointer, ordering: .releasing)
                made = Lifecycle.Made(
                    node: Int32(location.node),
                    address: address,
                    keeper: maker
                )
            }
        }
        waiting.end(making: location)
        flights.remove(location.node)
        flight.end(result)
        lifecycle.endMaking(made)
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
