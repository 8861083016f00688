/// A type-erased factory that makes, stores and destroys instances.
@usableFromInline
protocol ErasedMaker: InstanceKeeper {
    /// Makes an instance and returns its memory.
    ///
    /// A service of the main actor is made on it.
    /// - Throws: ``ResolutionError``, most of all ``ResolutionError/factoryFailed(_:error:)``.
    func makeInstance(in container: Container) throws(ResolutionError) -> UnsafeMutableRawPointer

    /// Returns a weak reference to an instance; nil for a value that is not an object.
    func weakReference(to instance: UnsafeMutableRawPointer) -> WeakReference?

    /// Returns the ``Maker`` or ``MainMaker`` that readers of the container call.
    func published() -> AnyObject

    /// Returns the maker of a list with the elements of these makers, all of the same type as this
    /// one.
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker

    /// Returns a maker that wraps each instance in the decorators, the innermost first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker

    /// Returns a maker that reports the end of its factory to the deferred needs.
    func tracked(_ origin: Origin) -> any ErasedMaker

    /// Returns a maker that calls `note` after making something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker
}

extension ErasedMaker {
    /// Returns this maker, because only a ``Maker`` makes the elements of a list.
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker { self }
}

/// A type-erased asynchronous factory.
protocol ErasedAsyncMaker: InstanceKeeper {
    /// Returns a maker that wraps each instance in the decorators, the innermost first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker

    /// Returns a maker that calls `note` after making something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker
}

/// Destroys the instances of a maker.
@usableFromInline
protocol InstanceKeeper: AnyObject, Sendable {
    /// Destroys an instance of this maker and frees its memory.
    func destroy(_ instance: UnsafeMutableRawPointer)

    /// Returns the disposable objects in an instance, in the order of creation.
    ///
    /// They are the layers of a decorated service, or the elements of a list.
    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable]
}

/// A type-erased decorator, which only a maker of the same type can call.
@usableFromInline
protocol ErasedDecorator: AnyObject, Sendable {
    /// Returns a decorator that calls `note` after wrapping something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator
}

/// A maker that is composed of others, which are tracked and observed individually.
protocol ComposedMaker: ErasedMaker {
    associatedtype Value

    /// The number of values in an instance: the service and its decorators.
    var layerCount: Int { get }
}

extension ComposedMaker {
    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance, layerCount: layerCount)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance, layerCount: layerCount)
    }

    func weakReference(to instance: UnsafeMutableRawPointer) -> WeakReference? {
        InstanceMemory<Value>.weakReference(to: instance)
    }

    func tracked(_ origin: Origin) -> any ErasedMaker { self }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker { self }
}

extension Container {
    /// Returns the values that a list or a decorated service consists of.
    ///
    /// After an error, the container keeps the disposable ones that were made until it disposes of
    /// them.
    /// - Parameters:
    ///   - maker: The first registered maker.
    ///   - make: Makes the values in order.
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
                for value in values where InstanceMemory.disposable(value) != nil {
                    let address = Address(InstanceMemory.store(value))
                    let made = Lifecycle.Made(node: Int32(node), address: address, keeper: maker)
                    contents.lifecycle.keep(made)
                }
            }
            throw error
        }
        return values
    }
}
