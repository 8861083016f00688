/// A synchronous factory together with its needs.
///
/// The factory of a service of the main actor calls ``onMainActor(_:)``.
@usableFromInline
final class Maker<Value>: ErasedMaker, TypedKeeper {
    @usableFromInline let factory: @Sendable (borrowing Resolution) throws -> Value

    @inlinable
    init(factory: @escaping @Sendable (borrowing Resolution) throws -> Value) {
        self.factory = factory
    }

    @inlinable
    func make(in container: Container) throws(ResolutionError) -> Value {
        do {
            return try factory(Resolution(container: container))
        } catch {
            throw container.failure(error, of: self)
        }
    }

    @usableFromInline
    func makeInstance(in container: Container) throws(ResolutionError) -> Instance {
        Instance(storing: try make(in: container))
    }

    // Not by the protocol, which would look up the type of the value at run time.
    @usableFromInline
    func destroy(_ instance: Instance) { instance.destroy(Value.self) }

    @usableFromInline
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker {
        ListMaker(contributions.compactMap { $0 as? Maker<Value> })
    }

    @usableFromInline
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker {
        DecoratedMaker(self, decorators.compactMap { $0 as? Decorator<Value> })
    }

    @usableFromInline
    func published() -> any AnyObject & Sendable { self }

    @usableFromInline
    func tracked(_ origin: Origin) -> any ErasedMaker {
        Maker { [factory] resolution in try tracking(origin, resolution, factory) }
    }

    @usableFromInline
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker {
        Maker { [factory] resolution in
            let value = try factory(resolution)
            note()
            return value
        }
    }
}

/// Wraps a service in another service of the same type.
@usableFromInline
final class Decorator<Value>: ErasedDecorator {
    private let decorate: @Sendable (borrowing Resolution, Value) throws -> Value

    @usableFromInline
    init(decorate: @escaping @Sendable (borrowing Resolution, Value) throws -> Value) {
        self.decorate = decorate
    }

    func wrap(_ inner: Value, in container: Container) throws(ResolutionError) -> Value {
        do {
            return try decorate(Resolution(container: container), inner)
        } catch {
            throw container.failure(error, of: self)
        }
    }

    @usableFromInline
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator {
        Decorator { [decorate] resolution, inner in
            let value = try decorate(resolution, inner)
            note()
            return value
        }
    }
}

/// Makes a service and wraps it in its decorators.
///
/// The instance keeps the service and each decorator, so that all of them can be disposed of.
final class DecoratedMaker<Value>: ComposedMaker {
    private let service: Maker<Value>
    private let decorators: [Decorator<Value>]

    var layerCount: Int { decorators.count + 1 }

    init(_ service: Maker<Value>, _ decorators: [Decorator<Value>]) {
        self.service = service
        self.decorators = decorators
    }

    func makeInstance(in container: Container) throws(ResolutionError) -> Instance {
        let layers = try container.making(by: service) { (layers) throws(ResolutionError) in
            layers.append(try service.make(in: container))
            for decorator in decorators {
                layers.append(try decorator.wrap(layers[layers.count - 1], in: container))
            }
        }
        return Instance(layers: layers)
    }

    func published() -> any AnyObject & Sendable {
        Maker { [self] resolution in
            let container = resolution.container
            return try wrap(service.make(in: container), in: container)
        }
    }

    /// Returns a service in its decorators.
    ///
    /// A separate method keeps the stack frame small of factories that run within each other.
    private func wrap(
        _ service: Value,
        in container: Container
    ) throws(ResolutionError) -> Value {
        var value = service
        for decorator in decorators { value = try decorator.wrap(value, in: container) }
        return value
    }
}

/// Makes a list of the elements that its contributions make.
final class ListMaker<Element>: ComposedMaker {
    typealias Value = [Element]

    private let contributions: [Maker<Element>]

    init(_ contributions: [Maker<Element>]) {
        self.contributions = contributions
    }

    func makeInstance(in container: Container) throws(ResolutionError) -> Instance {
        let elements = try container.making(by: contributions[0]) {
            (elements) throws(ResolutionError) in
            for maker in contributions { elements.append(try maker.make(in: container)) }
        }
        return Instance(storing: elements)
    }

    func disposables(_ instance: Instance) -> [any Disposable] {
        instance.value(as: Value.self).compactMap { Instance.disposable($0) }
    }

    /// Never called, because a list cannot have the scope ``Scope/new``.
    func published() -> any AnyObject & Sendable { self }
}

/// Makes a value on the main actor, where the caller already runs.
///
/// The caller is on the main actor, because only factories of the main actor can need services of
/// the main actor; see ``MainNeed``.
func onMainActor<Value>(_ make: @MainActor () throws -> Value) throws -> Value {
    // In memory, because a value that is not sendable cannot leave the closure.
    let instance = try MainActor.assumeIsolated { Instance(storing: try make()) }
    defer { instance.destroy(Value.self) }
    return instance.value(as: Value.self)
}
