/// Makes a service and wraps it; keeps every layer, so that each can be disposed of.
final class DecoratedMaker<Value: Sendable>: ComposedMaker {
    private let service: Maker<Value>
    private let decorators: [Decorator<Value>]

    var layerCount: Int { decorators.count + 1 }

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

    func published() -> AnyObject {
        Maker { [service, decorators] resolution in
            var value = service.factory(resolution)
            for decorator in decorators { value = decorator.decorate(resolution, value) }
            return value
        }
    }
}
