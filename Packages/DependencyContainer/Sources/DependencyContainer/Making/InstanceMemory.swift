/// The memory of an instance, which belongs to nobody but a maker: the value, and behind it what it
/// decorates, the nearest first. So readers find the value where the memory begins.
struct InstanceMemory<Value> {
    static func store(_ value: Value) -> UnsafeMutableRawPointer {
        let instance = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        instance.initialize(to: value)
        return UnsafeMutableRawPointer(instance)
    }

    /// - Parameter layers: the service, and what wraps it, in the order in which they were made.
    static func store(layers: [Value]) -> UnsafeMutableRawPointer {
        let instance = UnsafeMutablePointer<Value>.allocate(capacity: layers.count)
        for index in layers.indices {
            (instance + index).initialize(to: layers[layers.count - 1 - index])
        }
        return UnsafeMutableRawPointer(instance)
    }

    static func destroy(_ instance: UnsafeMutableRawPointer, layerCount: Int = 1) {
        let instance = instance.assumingMemoryBound(to: Value.self)
        instance.deinitialize(count: layerCount)
        instance.deallocate()
    }

    static func disposables(
        _ instance: UnsafeMutableRawPointer,
        layerCount: Int = 1
    ) -> [any Disposable] {
        let instance = instance.assumingMemoryBound(to: Value.self)
        return (0..<layerCount).reversed().compactMap { disposable(instance[$0]) }
    }

    /// Asks objects only: the runtime looks through all conformances of the program to learn that a
    /// type has none, and most services that are no objects have none.
    static func disposable(_ value: Value) -> (any Disposable)? {
        object(in: value) as? any Disposable
    }

    static func object(of instance: UnsafeMutableRawPointer) -> AnyObject? {
        object(in: instance.assumingMemoryBound(to: Value.self).pointee)
    }

    static func object(in value: Value) -> AnyObject? {
        type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
    }
}
