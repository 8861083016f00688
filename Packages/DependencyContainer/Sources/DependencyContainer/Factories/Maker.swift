/// A synchronous factory together with its needs.
@usableFromInline
final class Maker<Value: Sendable>: ErasedMaker {
    @usableFromInline let factory: @Sendable (borrowing Resolution) -> Value

    @inlinable
    init(factory: @escaping @Sendable (borrowing Resolution) -> Value) {
        self.factory = factory
    }

    @inlinable
    func make(in container: Container) -> Value {
        factory(Resolution(container: container))
    }

    @usableFromInline
    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        InstanceMemory.store(make(in: container))
    }

    @usableFromInline
    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance)
    }

    @usableFromInline
    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance)
    }

    @usableFromInline
    func weakReference(to instance: UnsafeMutableRawPointer) -> WeakReference? {
        InstanceMemory<Value>.weakReference(to: instance)
    }

    @usableFromInline
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker {
        ListMaker(contributions.compactMap { $0 as? Maker<Value> })
    }

    @usableFromInline
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMaker(self, decorators.compactMap { $0 as? Decorator<Value> })
    }

    @usableFromInline
    func published() -> AnyObject { self }

    @usableFromInline
    func tracked(_ origin: Origin) -> any ErasedMaker {
        Maker { [factory] resolution in tracking(origin, resolution, factory) }
    }

    @usableFromInline
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker {
        Maker { [factory] resolution in
            let value = factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps a service in another one of the same type.
@usableFromInline
final class Decorator<Value: Sendable>: ErasedDecorator {
    let decorate: @Sendable (borrowing Resolution, Value) -> Value

    @usableFromInline
    init(decorate: @escaping @Sendable (borrowing Resolution, Value) -> Value) {
        self.decorate = decorate
    }

    @usableFromInline
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        Decorator { [decorate] resolution, inner in
            let value = decorate(resolution, inner)
            note()
            return value
        }
    }
}

/// Makes a service and wraps it.
///
/// Each layer is kept, so that each can be disposed of.
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

/// Makes a list of the elements that its contributions make.
final class ListMaker<Element: Sendable>: ComposedMaker {
    typealias Value = [Element]

    let layerCount = 1
    private let contributions: [Maker<Element>]

    init(_ contributions: [Maker<Element>]) {
        self.contributions = contributions
    }

    private func make(in container: Container) -> [Element] {
        contributions.map { $0.make(in: container) }
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        InstanceMemory.store(make(in: container))
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        instance.assumingMemoryBound(to: [Element].self).pointee
            .compactMap { InstanceMemory<Element>.disposable($0) }
    }

    func published() -> AnyObject { Maker { self.make(in: $0.container) } }
}
