/// A type-erased factory that makes, stores and destroys instances.
@usableFromInline
protocol ErasedMaker: InstanceKeeper {
    /// Makes an instance.
    /// - Throws: ``ResolutionError``, usually ``ResolutionError/factoryFailed(_:error:)``.
    func makeInstance(in container: Container) throws(ResolutionError) -> Instance

    /// Returns a weak reference to an instance; nil for a value that is not an object.
    func weakReference(to instance: Instance) -> WeakReference?

    /// Returns the ``Maker`` that makes each object of the scope ``Scope/new``.
    func published() -> any AnyObject & Sendable

    /// Returns a maker of a list with one element from each contribution.
    ///
    /// Each contribution has the same type as this maker.
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker

    /// Returns a maker that wraps each instance in the decorators, the innermost first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker

    /// Returns a maker whose deferred needs cannot be read until its factory has returned.
    func tracked(_ origin: Origin) -> any ErasedMaker

    /// Returns a maker that calls `note` after each instance it makes.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker
}

extension ErasedMaker {
    /// Returns this maker unchanged; only a ``Maker`` can be a contribution to a list.
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker { self }
}

/// A type-erased asynchronous factory.
protocol ErasedAsyncMaker: InstanceKeeper {
    /// Returns a maker that wraps each instance in the decorators, the innermost first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker

    /// Returns a maker that calls `note` after each instance it makes.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker
}

/// Destroys the instances of a maker.
@usableFromInline
protocol InstanceKeeper: AnyObject, Sendable {
    /// Destroys an instance of this maker and frees its memory.
    func destroy(_ instance: Instance)

    /// Returns the disposable objects in an instance, in the order of creation.
    ///
    /// They are the layers of a decorated service, or the elements of a list.
    func disposables(_ instance: Instance) -> [any Disposable]
}

/// A type-erased decorator, which only a maker of the same type can call.
@usableFromInline
protocol ErasedDecorator: AnyObject, Sendable {
    /// Returns a decorator that calls `note` after each service it wraps.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator
}

/// A keeper of instances that consist of values of one type.
@usableFromInline
protocol TypedKeeper: InstanceKeeper {
    associatedtype Value

    /// The number of values in an instance: the service and its decorators.
    var layerCount: Int { get }
}

extension TypedKeeper {
    @usableFromInline var layerCount: Int { 1 }

    @usableFromInline
    func destroy(_ instance: Instance) {
        instance.destroy(Value.self, layerCount: layerCount)
    }

    @usableFromInline
    func disposables(_ instance: Instance) -> [any Disposable] {
        instance.disposables(Value.self, layerCount: layerCount)
    }
}

extension ErasedMaker where Self: TypedKeeper {
    @usableFromInline
    func weakReference(to instance: Instance) -> WeakReference? {
        WeakReference(to: instance.value(as: Value.self))
    }
}

/// A maker composed of other makers; ``tracked(_:)`` and ``observed(_:)`` apply to the other makers
/// only.
protocol ComposedMaker: ErasedMaker, TypedKeeper {}

extension ComposedMaker {
    func tracked(_ origin: Origin) -> any ErasedMaker { self }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker { self }
}

extension Container {
    /// Makes the elements of a list, or the layers of a decorated service.
    ///
    /// If `make` fails for a kept service, the container keeps the disposable values made so far,
    /// and disposes of them when it is closed.
    /// - Parameters:
    ///   - maker: The maker of the service or of the first contribution.
    ///   - make: A closure that makes the values, and appends each value to the array that it
    ///     receives.
    func making<Value>(
        by maker: any ErasedMaker,
        _ make: (inout [Value]) throws(ResolutionError) -> Void
    ) throws(ResolutionError) -> [Value] {
        var values: [Value] = []
        do throws(ResolutionError) {
            try make(&values)
        } catch {
            if let slot = wiring.registration(of: maker)?.slot,
                let node = wiring.node(at: Int(slot)),
                Location(container: self, node: node).isKept
            {
                for value in values where Instance.disposable(value) != nil {
                    let instance = Instance(storing: value)
                    let made = Lifecycle.Made(node: Int32(node), instance: instance, keeper: maker)
                    contents.lifecycle.keep(made)
                }
            }
            throw error
        }
        return values
    }
}
