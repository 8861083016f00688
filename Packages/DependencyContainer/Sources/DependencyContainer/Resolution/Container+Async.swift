import Synchronization

extension Container {
    /// Returns the service at a slot, and makes it once for all concurrent callers if necessary.
    @usableFromInline
    func required<Value: Sendable>(
        asynchronouslyAt slot: Slot<Value>
    ) async throws(ResolutionError) -> Value {
        try checkOpen(slot)
        let location = try location(at: slot)
        if let value: Value = location.readMade() { return value }
        guard case .asynchronous(let maker) = location.recipe,
            let maker = maker as? AsyncMaker<Value>
        else { throw notRegistered(slot) }
        let container = location.container
        if location.scope == .new { return try await container.makeNew(location, maker) }
        return try await container.joinOrBegin(location, maker)
    }

    /// Makes a service with the scope ``Scope/new`` in the caller's task.
    private func makeNew<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws(ResolutionError) -> Value {
        guard contents.lifecycle.beginMaking() else {
            throw .closed(wiring.name(of: location.node))
        }
        defer { contents.lifecycle.endMaking() }
        let context = ExecutionContext.current
        try nesting.enter(context, location.node, of: wiring)
        defer { nesting.leave(context) }
        return try await make(location, maker)[maker.layerCount - 1]
    }

    /// Makes all needs that have synchronous factories, and then runs the asynchronous factory.
    private func make<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws(ResolutionError) -> [Value] {
        var keepAlive = KeepAlive()
        defer { withExtendedLifetime(keepAlive) {} }
        try prepare(location, &keepAlive)
        return try await maker.makeLayers(in: self)
    }

    /// Returns the kept service that the in-flight task makes; begins the task if necessary.
    private func joinOrBegin<Value: Sendable>(
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async throws(ResolutionError) -> Value {
        while true {
            if Task.isCancelled { throw .canceled(wiring.name(of: location.node)) }
            // Held outside of the lock, because releasing it may run a `deinit`.
            var made: Value?
            let result: InFlightTaskList.JoinResult<Value> = contents.inFlightTasks.join(
                location.node
            ) {
                made = location.readMade()
                return made == nil && contents.lifecycle.beginMaking()
            }
            let task: InFlightTask<Value>
            switch result {
            case .joined(let joined):
                task = joined
            case .begun(let begun):
                task = begun
                // Detached, because the shared task must not depend on its first caller.
                task.begin(
                    Task.detached(
                        executorPreference: Self.preferredExecutor,
                        priority: Task.currentPriority
                    ) {
                        await self.run(begun, location, maker)
                    }
                )
            case .none:
                if let made { return made }
                throw .closed(wiring.name(of: location.node))
            }
            switch try await wait(for: task, location) {
            case .value(let value): return value
            case .failure(let error): throw error
            case .canceled: throw .canceled(wiring.name(of: location.node))
            case .abandoned: continue
            }
        }
    }

    /// The preferred executor of the current task; nil if the task has no preference.
    ///
    /// Without this executor, a detached task would add a second thread to a one-threaded program.
    private static var preferredExecutor: (any TaskExecutor)? {
        #if compiler(>=6.3)
            if #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) {
                return CurrentTask.preferredExecutor
            }
        #endif
        return nil
    }

    private func wait<Value: Sendable>(
        for task: InFlightTask<Value>,
        _ location: Location
    ) async throws(ResolutionError) -> InFlightTask<Value>.Outcome {
        let context = ExecutionContext.current
        try waits.wait(context, for: location)
        defer { waits.stopWaiting(context) }
        return await task.wait()
    }

    /// Runs the factory, keeps the service, and then passes it to the waiting callers.
    private func run<Value: Sendable>(
        _ task: InFlightTask<Value>,
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) async {
        waits.begin(.current, making: location)
        let result: Result<Value, ResolutionError>
        do throws(ResolutionError) {
            let layers = try await make(location, maker)
            keep(layers, location, maker)
            result = .success(layers[layers.count - 1])
        } catch {
            result = .failure(error)
        }
        waits.end(making: location)
        contents.inFlightTasks.remove(location.node)
        task.end(result, wiring.name(of: location.node))
        contents.lifecycle.endMaking()
    }

    private func keep<Value: Sendable>(
        _ layers: [Value],
        _ location: Location,
        _ maker: AsyncMaker<Value>
    ) {
        let cell = location.cell
        if location.scope == .weak {
            let reference = WeakReference(to: layers[layers.count - 1])
            if let reference { cell.store(reference) }
            return
        }
        let instance = Instance(layers: layers)
        let made = Lifecycle.Made(node: Int32(location.node), instance: instance, keeper: maker)
        contents.lifecycle.keep(made, in: cell)
    }
}

extension Location {
    /// Returns the kept instance, or the weak service that a caller still holds; otherwise nil.
    fileprivate func readMade<Value: Sendable>() -> Value? {
        if let instance = cell.instance { return instance.value(as: Value.self) }
        return readWeak()
    }
}
