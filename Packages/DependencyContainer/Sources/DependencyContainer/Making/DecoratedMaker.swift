/// Makes a service and wraps it; keeps every layer, so that each can be disposed of.
final class DecoratedMaker<Value: Sendable>: ErasedMaker {
    private let service: Maker<Value>
    private let decorators: [Decorator<Value>]

    init(_ service: Maker<Value>, _ decorators: [Decorator<Value>]) {
        self.service = service
        self.decorators = decorators
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        var layers = [service.make(in: container)]
        for decorator in decorators {
            layers.append(
                decorator.decorate(Resolution(container: container), layers[layers.count - 1])
            )
        }
        return InstanceMemory.store(layers: layers)
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
        Maker { [service, decorators] resolution in
            var value = service.factory(resolution)
            for decorator in decorators { value = decorator.decorate(resolution, value) }
            return value
        }
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMaker(service, self.decorators + decorators.compactMap { $0 as? Decorator<Value> })
    }

    // It is composed after these were done to its parts.
    func tracked(_ origin: Origin) -> any ErasedMaker { self }
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }
}
