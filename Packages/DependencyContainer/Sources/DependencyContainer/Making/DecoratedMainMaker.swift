/// Makes a service of the main actor and wraps it; keeps every layer, so that each can be disposed of.
final class DecoratedMainMaker<Value>: ComposedMaker {
    private let service: MainMaker<Value>
    private let decorators: [MainDecorator<Value>]

    var layerCount: Int { decorators.count + 1 }

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

    func published() -> AnyObject {
        MainMaker { [service, decorators] resolution in
            var value = service.factory(resolution)
            for decorator in decorators { value = decorator.decorate(resolution, value) }
            return value
        }
    }
}
