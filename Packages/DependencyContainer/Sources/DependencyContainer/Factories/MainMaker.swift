/// A factory of the main actor together with its needs.
final class MainMaker<Value>: ErasedMaker, TypedKeeper {
    private let factory: @MainActor @Sendable (borrowing Resolution) throws -> Value

    init(factory: @escaping @MainActor @Sendable (borrowing Resolution) throws -> Value) {
        self.factory = factory
    }

    @MainActor
    func make(in container: Container) throws(ResolutionError) -> Value {
        do {
            return try factory(Resolution(container: container))
        } catch {
            throw container.failure(error, of: self)
        }
    }

    func makeInstance(in container: Container) throws(ResolutionError) -> Instance {
        try onMainActor { () throws(ResolutionError) in
            Instance(storing: try make(in: container))
        }
    }

    func published() -> any AnyObject & Sendable { self }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMainMaker(self, decorators.compactMap { $0 as? MainDecorator<Value> })
    }

    func tracked(_ origin: Origin) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            try trackingOnMainActor(origin, resolution, factory)
        }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker {
        MainMaker { [factory] resolution in
            let value = try factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps a service of the main actor in another service of the same type.
final class MainDecorator<Value>: ErasedDecorator {
    private let decorate: @MainActor @Sendable (borrowing Resolution, Value) throws -> Value

    init(decorate: @escaping @MainActor @Sendable (borrowing Resolution, Value) throws -> Value) {
        self.decorate = decorate
    }

    @MainActor
    func wrap(_ inner: Value, in container: Container) throws(ResolutionError) -> Value {
        do {
            return try decorate(Resolution(container: container), inner)
        } catch {
            throw container.failure(error, of: self)
        }
    }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        MainDecorator { [decorate] resolution, inner in
            let value = try decorate(resolution, inner)
            note()
            return value
        }
    }
}

/// Makes a service of the main actor and wraps it in its decorators; see ``DecoratedMaker``.
final class DecoratedMainMaker<Value>: ComposedMaker {
    private let service: MainMaker<Value>
    private let decorators: [MainDecorator<Value>]

    var layerCount: Int { decorators.count + 1 }

    init(_ service: MainMaker<Value>, _ decorators: [MainDecorator<Value>]) {
        self.service = service
        self.decorators = decorators
    }

    func makeInstance(in container: Container) throws(ResolutionError) -> Instance {
        try onMainActor { () throws(ResolutionError) in
            let layers = try container.making(by: service) { (layers) throws(ResolutionError) in
                layers.append(try service.make(in: container))
                for decorator in decorators {
                    layers.append(try decorator.wrap(layers[layers.count - 1], in: container))
                }
            }
            return Instance(layers: layers)
        }
    }

    func published() -> any AnyObject & Sendable {
        MainMaker { [self] resolution in
            let container = resolution.container
            return try wrap(service.make(in: container), in: container)
        }
    }

    /// Returns a service in its decorators.
    ///
    /// A separate method keeps the stack frame small of factories that run within each other.
    @MainActor
    private func wrap(
        _ service: Value,
        in container: Container
    ) throws(ResolutionError) -> Value {
        var value = service
        for decorator in decorators { value = try decorator.wrap(value, in: container) }
        return value
    }
}

/// Makes an instance on the main actor, where the caller already runs.
///
/// The caller is on the main actor, because only factories of the main actor can need services of
/// the main actor; see ``MainNeed``.
private func onMainActor(
    _ make: @MainActor () throws(ResolutionError) -> Instance
) throws(ResolutionError) -> Instance {
    let result: Result<Instance, ResolutionError> = MainActor.assumeIsolated {
        Result(catching: make)
    }
    return try result.get()
}
