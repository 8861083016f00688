/// The memory of an instance: the outermost decorator first, the service last.
///
/// Resolving the service returns the first value.
struct InstanceMemory<Value> {
    static func store(_ value: Value) -> UnsafeMutableRawPointer {
        let instance = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        instance.initialize(to: value)
        return UnsafeMutableRawPointer(instance)
    }

    /// Stores a decorated service.
    /// - Parameter layers: The service and its decorators, the outermost last.
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

    /// Returns the value as a disposable object; nil if its type is not disposable.
    ///
    /// The type is checked before the cast, because a cast that fails searches all conformances of
    /// the program several times.
    static func disposable(_ value: Value) -> (any Disposable)? {
        let type = type(of: value as Any)
        guard type is AnyObject.Type, type is any Disposable.Type else { return nil }
        return value as? any Disposable
    }

    static func weakReference(to instance: UnsafeMutableRawPointer) -> WeakReference? {
        weakReference(to: instance.assumingMemoryBound(to: Value.self).pointee)
    }

    static func weakReference(to value: Value) -> WeakReference? {
        object(in: value).map { object in
            withUnsafePointer(to: value) { WeakReference(to: object, in: $0) }
        }
    }

    static func object(in value: Value) -> AnyObject? {
        type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
    }
}

/// The address of an instance.
struct Address: @unchecked Sendable {
    // Safe to send: the holder of the address ensures isolation when it reads the memory.
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }
}
