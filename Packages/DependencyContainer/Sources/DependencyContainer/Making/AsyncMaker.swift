/// An asynchronous factory together with what it needs.
final class AsyncMaker<Value: Sendable>: ErasedAsyncMaker {
    private let factory: @Sendable (AsyncResolution) async throws -> Value
    /// The registration, when it has deferred needs.
    private let owner: Origin?

    init(
        owner: Origin?,
        factory: @escaping @Sendable (AsyncResolution) async throws -> Value
    ) {
        self.owner = owner
        self.factory = factory
    }

    /// Runs the factory, and lets its deferred needs know when it has returned.
    func make(in container: Container) async throws -> Value {
        guard let owner, let context = ExecutionContext.current else {
            return try await factory(AsyncResolution(container: container, construction: nil))
        }
        let construction = Construction(owner: owner, context: context)
        defer { construction.finish() }
        return try await factory(AsyncResolution(container: container, construction: construction))
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance)
    }

    func disposable(_ instance: UnsafeMutableRawPointer) -> (any Disposable)? {
        InstanceMemory<Value>.disposable(instance)
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker {
        let decorators = decorators.compactMap { $0 as? AsyncDecorator<Value> }
        return AsyncMaker(owner: owner) { [factory] resolution in
            var value = try await factory(resolution)
            for decorator in decorators {
                value = try await decorator.decorate(resolution, value)
            }
            return value
        }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker {
        AsyncMaker(owner: owner) { [factory] resolution in
            let value = try await factory(resolution)
            note()
            return value
        }
    }
}

/// What wraps an asynchronously made service in another one of the same type.
final class AsyncDecorator<Value: Sendable>: ErasedDecorator {
    let decorate: @Sendable (AsyncResolution, Value) async throws -> Value

    init(decorate: @escaping @Sendable (AsyncResolution, Value) async throws -> Value) {
        self.decorate = decorate
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        AsyncDecorator { [decorate] resolution, inner in
            let value = try await decorate(resolution, inner)
            note()
            return value
        }
    }
}
