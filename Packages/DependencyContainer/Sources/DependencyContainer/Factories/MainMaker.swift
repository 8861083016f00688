/// A factory of the main actor together with its needs.
final class MainMaker<Value>: ErasedMaker {
    let factory: @MainActor @Sendable (borrowing Resolution) -> Value

    init(factory: @escaping @MainActor @Sendable (borrowing Resolution) -> Value) {
        self.factory = factory
    }

    @MainActor
    func make(in container: Container) -> Value {
        factory(Resolution(container: container))
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        // The compiler lets only the main actor need this service; see ``MainNeed``.
        MainActor.assumeIsolated { Address(InstanceMemory.store(make(in: container))) }.pointer
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance)
    }

    func weakReference(to instance: UnsafeMutableRawPointer) -> WeakReference? {
        InstanceMemory<Value>.weakReference(to: instance)
    }

    func published() -> AnyObject { self }

    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker {
        MainListMaker(contributions.compactMap { $0 as? MainMaker<Value> })
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMainMaker(self, decorators.compactMap { $0 as? MainDecorator<Value> })
    }

    func tracked(_ origin: Origin) -> any ErasedMaker {
        MainMaker { [factory] resolution in trackingOnMainActor(origin, resolution, factory) }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            let value = factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps a service of the main actor in another one of the same type.
final class MainDecorator<Value>: ErasedDecorator {
    let decorate: @MainActor @Sendable (borrowing Resolution, Value) -> Value

    init(decorate: @escaping @MainActor @Sendable (borrowing Resolution, Value) -> Value) {
        self.decorate = decorate
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        MainDecorator { [decorate] resolution, inner in
            let value = decorate(resolution, inner)
            note()
            return value
        }
    }
}

/// Makes a service of the main actor and wraps it; see ``DecoratedMaker``.
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
        // The compiler lets only the main actor need this service; see ``MainNeed``.
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

/// Makes a list of the main actor; see ``ListMaker``.
final class MainListMaker<Element>: ComposedMaker {
    typealias Value = [Element]

    let layerCount = 1
    private let contributions: [MainMaker<Element>]

    init(_ contributions: [MainMaker<Element>]) {
        self.contributions = contributions
    }

    @MainActor
    private func make(in container: Container) -> [Element] {
        contributions.map { $0.make(in: container) }
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        // The compiler lets only the main actor need this list; see ``MainNeed``.
        MainActor.assumeIsolated { Address(InstanceMemory.store(make(in: container))) }.pointer
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        instance.assumingMemoryBound(to: [Element].self).pointee
            .compactMap { InstanceMemory<Element>.disposable($0) }
    }

    func published() -> AnyObject { MainMaker { self.make(in: $0.container) } }
}
