/// A maker that is composed of others: nothing further is done to it as a whole.
protocol ComposedMaker: ErasedMaker {
    /// What it makes.
    associatedtype Value

    /// How many layers an instance has: the service, and what wraps it.
    var layerCount: Int { get }
}

extension ComposedMaker {
    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<Value>.destroy(instance, layerCount: layerCount)
    }

    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        InstanceMemory<Value>.disposables(instance, layerCount: layerCount)
    }

    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        InstanceMemory<Value>.object(of: instance)
    }

    // These were done to its parts.

    func tracked(_ origin: Origin) -> any ErasedMaker { self }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }

    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker { self }
}
