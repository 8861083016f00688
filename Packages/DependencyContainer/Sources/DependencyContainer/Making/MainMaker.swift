/// A factory of the main actor together with what it needs.
final class MainMaker<Value>: ErasedMaker {
    let factory: @MainActor @Sendable (borrowing Resolution) -> Value

    init(factory: @escaping @MainActor @Sendable (borrowing Resolution) -> Value) {
        self.factory = factory
    }

    /// Runs the factory.
    @MainActor
    func make(in container: Container) -> Value {
        factory(Resolution(container: container))
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        // The compiler lets only the main actor resolve what needs this: see ``MainNeed``.
        MainActor.assumeIsolated { Address(InstanceMemory.store(make(in: container))) }.pointer
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance)
    }

    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        InstanceMemory<Value>.object(of: instance)
    }

    func published() -> AnyObject { self }

    /// There are no lists of the main actor.
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMainMaker(self, decorators.compactMap { $0 as? MainDecorator<Value> })
    }

    func tracked(_ origin: Origin) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            trackedMakingOnMainActor(origin, resolution, factory)
        }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            let value = factory(resolution)
            note()
            return value
        }
    }
}

/// What wraps a service of the main actor in another one of the same type.
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
