/// An asynchronous factory together with its needs and decorators.
final class AsyncMaker<Value: Sendable>: ErasedAsyncMaker, TypedKeeper {
    private let factory: @Sendable (AsyncResolution) async throws -> Value
    /// The registration of the factory; nil if the factory has no deferred needs.
    private let owner: Origin?
    private let decorators: [AsyncDecorator<Value>]
    /// The registered maker, without decorators; nil if this maker has no decorators.
    private let undecorated: AsyncMaker?

    init(
        owner: Origin?,
        decorating undecorated: AsyncMaker? = nil,
        by decorators: [AsyncDecorator<Value>] = [],
        factory: @escaping @Sendable (AsyncResolution) async throws -> Value
    ) {
        self.owner = owner
        self.undecorated = undecorated
        self.decorators = decorators
        self.factory = factory
    }

    /// The number of values in an instance: the service and its decorators.
    var layerCount: Int { decorators.count + 1 }

    /// Makes the service and its decorators, and returns them with the outermost last.
    func makeLayers(in container: Container) async throws(ResolutionError) -> [Value] {
        var layers = [try await make(in: container)]
        do throws(ResolutionError) {
            for decorator in decorators {
                layers.append(try await decorator.wrap(layers[layers.count - 1], in: container))
            }
        } catch {
            // The layers are not kept anywhere else. The decorator's error is the cause.
            for layer in layers.reversed() {
                try? await Instance.disposable(layer)?.dispose()
            }
            throw error
        }
        return layers
    }

    private func make(in container: Container) async throws(ResolutionError) -> Value {
        let resolution = AsyncResolution(container: container, construction: nil)
        do {
            return try await trackingAsynchronously(owner, resolution, factory)
        } catch {
            throw container.failure(error, of: undecorated ?? self)
        }
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker {
        let decorators = decorators.compactMap { $0 as? AsyncDecorator<Value> }
        return AsyncMaker(owner: owner, decorating: self, by: decorators, factory: factory)
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker {
        AsyncMaker(owner: owner) { [factory] resolution in
            let value = try await factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps an asynchronously made service in another service of the same type.
final class AsyncDecorator<Value: Sendable>: ErasedDecorator {
    private let decorate: @Sendable (AsyncResolution, Value) async throws -> Value

    init(decorate: @escaping @Sendable (AsyncResolution, Value) async throws -> Value) {
        self.decorate = decorate
    }

    func wrap(_ inner: Value, in container: Container) async throws(ResolutionError) -> Value {
        do {
            let resolution = AsyncResolution(container: container, construction: nil)
            return try await decorate(resolution, inner)
        } catch {
            throw container.failure(error, of: self)
        }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        AsyncDecorator { [decorate] resolution, inner in
            let value = try await decorate(resolution, inner)
            note()
            return value
        }
    }
}
