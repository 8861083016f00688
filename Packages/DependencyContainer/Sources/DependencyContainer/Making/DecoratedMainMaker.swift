/// Makes a service of the main actor and wraps it; keeps every layer, so that each can be disposed of.
final class DecoratedMainMaker<Value>: ErasedMaker {
    private let service: MainMaker<Value>
    private let decorators: [MainDecorator<Value>]

    init(_ service: MainMaker<Value>, _ decorators: [MainDecorator<Value>]) {
        self.service = service
        self.decorators = decorators
    }

    @MainActor
    private func makeLayers(in container: Container) -> [Value] {
        var layers = [service.make(in: container)]
        for decorator in decorators {
            layers.append(
                decorator.decorate(Resolution(container: container), layers[layers.count - 1])
            )
        }
        return layers
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        // As in ``MainMaker``.
        MainActor.assumeIsolated {
            Address(InstanceMemory.store(layers: makeLayers(in: container)))
        }.pointer
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance, layerCount: decorators.count + 1)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance, layerCount: decorators.count + 1)
    }

    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        InstanceMemory<Value>.object(of: instance)
    }

    func published() -> AnyObject {
        MainMaker { [service, decorators] resolution in
            var value = service.factory(resolution)
            for decorator in decorators { value = decorator.decorate(resolution, value) }
            return value
        }
    }

    // It is composed after these were done to its parts, and there are no lists of the main actor.
    func tracked(_ origin: Origin) -> any ErasedMaker { self }
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker { self }
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }
}
