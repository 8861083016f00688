public import Synchronization

/// The instance of a weak service; it is read without a lock while a caller holds it.
@usableFromInline
final class WeakInstance: Sendable {
    /// The reference to the object that was made last.
    @usableFromInline let current = AtomicReference<WeakReference>()
    /// The number of threads that may be reading a reference.
    @usableFromInline let readers = Atomic(0)
    /// The replaced references, which a reader may still use.
    private let replaced = Guarded<[WeakReference]>([])

    /// The object; nil if it has been released.
    var object: AnyObject? { read(\.object) }

    /// Returns the value; nil if its object has been released.
    @inlinable
    func value<Value>(as type: Value.Type) -> Value? { read { $0.value(as: type) } }

    @inlinable
    func read<Result>(_ body: (WeakReference) -> Result?) -> Result? {
        // A thread that replaces the reference either sees this reader, and keeps the old one, or
        // has stored the new one before. Both orders need sequential consistency.
        readers.add(1, ordering: .sequentiallyConsistent)
        defer { readers.subtract(1, ordering: .sequentiallyConsistent) }
        return current.withObject(body)
    }

    /// Stores the reference to a new object, after the previous object was released.
    func replace(by reference: WeakReference) {
        let old = current.exchange(reference)
        let unused = replaced.withLock { replaced -> [WeakReference] in
            if let old { replaced.append(old) }
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
            defer { replaced = [] }
            return replaced
        }
        // Released outside of the lock.
        withExtendedLifetime(unused) {}
    }
}
