/// A factory together with what it needs.
@usableFromInline
final class Maker<Value: Sendable>: ErasedMaker {
    @usableFromInline let factory: @Sendable (borrowing Resolution) -> Value

    @inlinable
    init(factory: @escaping @Sendable (borrowing Resolution) -> Value) {
        self.factory = factory
    }

    /// Runs the factory.
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
    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        InstanceMemory<Value>.object(of: instance)
    }

    @usableFromInline
    func collecting(
        _ contributions: [any ErasedMaker],
        after inherited: Int?
    ) -> any ErasedMaker {
        ListMaker(contributions.compactMap { $0 as? Maker<Value> }, after: inherited)
    }

    @usableFromInline
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMaker(self, decorators.compactMap { $0 as? Decorator<Value> })
    }

    @usableFromInline
    func published() -> AnyObject { self }

    @usableFromInline
    func tracked(_ origin: Origin) -> any ErasedMaker {
        Maker { [factory] resolution in trackedMaking(origin, resolution, factory) }
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

/// What wraps a service in another one of the same type.
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

/// The factory of what is made from an argument.
@usableFromInline
final class ArgumentMaker<Argument, Value: Sendable>: ErasedArgumentMaker {
    let factory: @Sendable (borrowing Resolution, Argument) -> Value

    @usableFromInline
    init(factory: @escaping @Sendable (borrowing Resolution, Argument) -> Value) {
        self.factory = factory
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedArgumentMaker {
        ArgumentMaker { [factory] resolution, argument in
            let value = factory(resolution, argument)
            note()
            return value
        }
    }
}
