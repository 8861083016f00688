/// A factory of the main actor together with what it needs.
final class MainMaker<Value>: ErasedMaker {
    private let factory: @MainActor @Sendable (borrowing Resolution) -> Value

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

    func disposable(_ instance: UnsafeMutableRawPointer) -> (any Disposable)? {
        InstanceMemory<Value>.disposable(instance)
    }

    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        InstanceMemory<Value>.object(of: instance)
    }

    /// There are no lists of the main actor.
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        let decorators = decorators.compactMap { $0 as? MainDecorator<Value> }
        return MainMaker { [factory] resolution in
            var value = factory(resolution)
            for decorator in decorators { value = decorator.decorate(resolution, value) }
            return value
        }
    }

    func tracked(_ origin: Origin) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            let (container, context) = (resolution.container, ExecutionContext.current)
            guard let context else { return factory(resolution) }
            let construction = Construction(owner: origin, context: context)
            defer { construction.finish() }
            return factory(Resolution(container, Unmanaged.passUnretained(construction)))
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
