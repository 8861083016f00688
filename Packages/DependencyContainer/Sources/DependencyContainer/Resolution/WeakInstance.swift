public import Synchronization

/// The instance of a weak service; it is read without a lock while a caller holds it.
@usableFromInline
final class WeakInstance: @unchecked Sendable {
    // Safe to share: atomics and a mutex; the pointers refer to objects that are safe to share.

    /// The retained reference to the object that was made last.
    @usableFromInline let current = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The number of threads that may be reading a reference.
    @usableFromInline let readers = Atomic(0)
    /// The replaced references, which a reader may still use.
    private let replaced = Guarded<[Address]>([])

    deinit {
        for address in replaced.withLock({ $0 }) { WeakReference.release(address.pointer) }
        if let pointer = current.load(ordering: .acquiring) { WeakReference.release(pointer) }
    }

    /// The object; nil if it has been released.
    var object: AnyObject? { read(\.object) }

    /// Returns the value; nil if its object has been released.
    @inlinable
    func value<Value>() -> Value? { read { $0.value() } }

    @inlinable
    func read<Result>(_ body: (WeakReference) -> Result?) -> Result? {
        // A thread that replaces the reference either sees this reader, and keeps the old one, or
        // has stored the new one before. Both orders need sequential consistency.
        readers.add(1, ordering: .sequentiallyConsistent)
        defer { readers.subtract(1, ordering: .sequentiallyConsistent) }
        guard let pointer = current.load(ordering: .sequentiallyConsistent) else { return nil }
        return Unmanaged<WeakReference>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// Stores the reference to a new object, after the previous object was released.
    func replace(by reference: WeakReference) {
        let new = Unmanaged.passRetained(reference).toOpaque()
        let old = current.exchange(new, ordering: .sequentiallyConsistent)
        let unused = replaced.withLock { replaced -> [Address] in
            if let old { replaced.append(Address(old)) }
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
            defer { replaced = [] }
            return replaced
        }
        for address in unused { WeakReference.release(address.pointer) }
    }
}

/// A weak reference to the object of a value, with a copy of the value's bytes.
@usableFromInline
final class WeakReference: @unchecked Sendable {
    // Safe to share: it refers to a service, which is sendable or stays on the main actor. Only the
    // runtime changes anything here, when it clears the weak variable.
    @usableFromInline private(set) weak var object: AnyObject?
    /// A copy of the value's bytes, which does not own the object.
    @usableFromInline let bytes: UnsafeMutableRawPointer

    /// Creates a reference to an object.
    /// - Parameter instance: The value: the object itself, or an existential that contains only the
    ///   object.
    init<Value>(to object: AnyObject, in instance: UnsafePointer<Value>) {
        self.object = object
        bytes = .allocate(
            byteCount: MemoryLayout<Value>.size,
            alignment: MemoryLayout<Value>.alignment
        )
        bytes.copyMemory(from: instance, byteCount: MemoryLayout<Value>.size)
    }

    deinit { bytes.deallocate() }

    @inlinable
    func value<Value>() -> Value? {
        guard let object else { return nil }
        // The bytes become an owned value together with this retained object.
        _ = Unmanaged.passRetained(object)
        return bytes.assumingMemoryBound(to: Value.self).move()
    }

    static func release(_ pointer: UnsafeMutableRawPointer) {
        Unmanaged<WeakReference>.fromOpaque(pointer).release()
    }
}
