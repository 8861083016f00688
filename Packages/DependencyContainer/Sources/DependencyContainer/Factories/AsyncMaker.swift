/// An asynchronous factory together with its needs and decorators.
final class AsyncMaker<Value: Sendable>: ErasedAsyncMaker {
    private let factory: @Sendable (AsyncResolution) async throws -> Value
    /// The registration if it has deferred needs.
    private let owner: Origin?
    private let decorators: [AsyncDecorator<Value>]

    init(
        owner: Origin?,
        decorators: [AsyncDecorator<Value>] = [],
        factory: @escaping @Sendable (AsyncResolution) async throws -> Value
    ) {
        self.owner = owner
        self.decorators = decorators
        self.factory = factory
    }

    /// The number of values in an instance: the service and its decorators.
    var layerCount: Int { decorators.count + 1 }

    /// Returns the service and its decorators, the outermost last.
    func makeLayers(in container: Container) async throws -> [Value] {
        let resolution = AsyncResolution(container: container, construction: nil)
        let service = try await trackingAsynchronously(owner, resolution, factory)
        var layers = [service]
        do {
            for decorator in decorators {
                layers.append(try await decorator.decorate(resolution, layers[layers.count - 1]))
            }
        } catch {
            // The layers are not kept anywhere else. The decorator's error is the cause.
            for layer in layers.reversed() {
                try? await InstanceMemory.disposable(layer)?.dispose()
            }
            throw error
        }
        return layers
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance, layerCount: layerCount)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance, layerCount: layerCount)
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker {
        let decorators = decorators.compactMap { $0 as? AsyncDecorator<Value> }
        return AsyncMaker(owner: owner, decorators: decorators, factory: factory)
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker {
        AsyncMaker(owner: owner, decorators: decorators) { [factory] resolution in
            let value = try await factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps an asynchronously made service in another one of the same type.
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
