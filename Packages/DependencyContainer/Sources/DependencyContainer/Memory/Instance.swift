/// The memory of an instance: the outermost decorator first, the service last.
///
/// Resolving the service returns the first value. The keeper of the instance destroys it.
///
/// A caller has to name the type with which the instance was stored. That is the type of the id
/// whose cell holds the instance. Validation accepts only makers of this type, and a container
/// refuses the ids of another copy of the library.
@safe
@usableFromInline
struct Instance: @unchecked Sendable {
    // Safe to send: the memory does not change, and a value is read where its id allows it.
    @usableFromInline let memory: UnsafeMutableRawPointer

    @usableFromInline
    init(_ memory: UnsafeMutableRawPointer) {
        unsafe self.memory = memory
    }

    init<Value>(storing value: Value) {
        let values = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe values.initialize(to: value)
        unsafe self.init(UnsafeMutableRawPointer(values))
    }

    /// Stores a decorated service.
    /// - Parameter layers: The service and its decorators, the outermost last.
    init<Value>(layers: [Value]) {
        let values = UnsafeMutablePointer<Value>.allocate(capacity: layers.count)
        for index in layers.indices {
            // Each index of the allocated memory once.
            unsafe (values + index).initialize(to: layers[layers.count - 1 - index])
        }
        unsafe self.init(UnsafeMutableRawPointer(values))
    }

    /// Returns the first value.
    // With a parameter, because the compiler might infer an optional type from the context.
    @_transparent
    @inlinable
    func value<Value>(as type: Value.Type) -> Value {
        // Of this type, as the type's comment says.
        unsafe memory.assumingMemoryBound(to: Value.self).pointee
    }

    /// Destroys the values and frees their memory.
    func destroy<Value>(_ type: Value.Type, layerCount: Int = 1) {
        // The values that an initializer stored; the caller does not use them again.
        let values = unsafe memory.assumingMemoryBound(to: Value.self)
        unsafe values.deinitialize(count: layerCount)
        unsafe values.deallocate()
    }

    /// Returns the disposable objects, in the order of creation.
    func disposables<Value>(_ type: Value.Type, layerCount: Int = 1) -> [any Disposable] {
        // As many values as an initializer stored.
        let values = unsafe memory.assumingMemoryBound(to: Value.self)
        return (0..<layerCount).reversed().compactMap { Self.disposable(unsafe values[$0]) }
    }

    /// Returns the value as a disposable object; nil if its type is not disposable.
    ///
    /// The type is checked before the cast, because a cast that fails searches all conformances of
    /// the program several times.
    static func disposable<Value>(_ value: Value) -> (any Disposable)? {
        let type = type(of: value as Any)
        guard type is AnyObject.Type, type is any Disposable.Type else { return nil }
        return value as? any Disposable
    }

    static func object<Value>(in value: Value) -> AnyObject? {
        type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
    }
}

/// A weak reference to the object of a value, with a copy of the value's bytes.
@safe
@usableFromInline
final class WeakReference: @unchecked Sendable {
    // Safe to share: it refers to a service, which is sendable or stays on the main actor. Only the
    // runtime changes anything here, when it clears the weak variable.
    @usableFromInline private(set) weak var object: AnyObject?
    /// A copy of the value's bytes, which does not own the object.
    @usableFromInline let bytes: UnsafeMutableRawPointer

    /// Creates a reference to an object; nil for a value that is not an object.
    /// - Parameter value: The object itself, or an existential that contains only the object.
    init?<Value>(to value: Value) {
        guard let object = Instance.object(in: value) else { return nil }
        self.object = object
        let (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        unsafe bytes = .allocate(byteCount: size, alignment: alignment)
        // As many bytes as are allocated and the value has.
        unsafe withUnsafePointer(to: value) {
            unsafe bytes.copyMemory(from: $0, byteCount: size)
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// Returns the value; nil if its object has been released.
    @inlinable
    func value<Value>(as type: Value.Type) -> Value? {
        guard let object else { return nil }
        // The bytes become an owned value together with this retained object.
        _ = unsafe Unmanaged.passRetained(object)
        return unsafe bytes.assumingMemoryBound(to: Value.self).move()
    }
}
