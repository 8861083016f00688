public import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WinSDK)
    import WinSDK
#endif

/// A reference that does not retain its object.
///
/// Its owner outlives it: it is passed down a call, or is part of an object that the call keeps.
@safe
@usableFromInline
struct Unretained<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable
    init(_ object: Object) {
        unsafe reference = Unmanaged.passUnretained(object)
    }

    /// The retained object.
    @inlinable
    var object: Object {
        // The owner keeps the object during this call.
        unsafe reference.takeUnretainedValue()
    }

    /// Runs the body with the object, which is not retained meanwhile.
    @_transparent
    @inlinable
    func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        // The owner keeps the object during this call.
        try unsafe reference._withUnsafeGuaranteedRef(body)
    }
}

// Safe to send, like the object.
extension Unretained: Sendable where Object: Sendable {}

/// A retained reference that threads read and replace without a lock.
@safe
@usableFromInline
struct AtomicReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    // Safe to share: the pointer is atomic, and the object is safe to share.

    /// The object, with a reference that belongs to this value.
    @usableFromInline let pointer: Atomic<UnsafeMutableRawPointer?>

    init() {
        unsafe pointer = Atomic(nil)
    }

    init(_ object: Object) {
        unsafe pointer = Atomic(Unmanaged.passRetained(object).toOpaque())
    }

    deinit {
        guard let pointer = unsafe pointer.load(ordering: .acquiring) else { return }
        // The reference that belongs to this value.
        unsafe Unmanaged<Object>.fromOpaque(pointer).release()
    }

    /// Runs the body with the object, and returns its result; nil without an object.
    ///
    /// The object is not retained, so no other thread may replace and release it meanwhile.
    @inlinable
    func withObject<Result>(_ body: (Object) -> Result?) -> Result? {
        guard let pointer = unsafe pointer.load(ordering: .sequentiallyConsistent) else {
            return nil
        }
        // Every pointer is that of a retained object.
        return unsafe Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// Stores an object, and returns the previous one.
    func exchange(_ new: Object?) -> Object? {
        // Each pointer takes a reference with it when it is stored, and gives it back here.
        let new = unsafe new.map { unsafe Unmanaged.passRetained($0).toOpaque() }
        let old = unsafe pointer.exchange(new, ordering: .sequentiallyConsistent)
        return unsafe old.map { unsafe Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }
}

/// The task that runs the caller.
enum CurrentTask {
    /// A number that practically no other task has while this task runs; nil outside of tasks.
    static var identity: Int? {
        // Only a number leaves the closure.
        unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    }

    #if compiler(>=6.3)
        /// The executor that the task prefers; nil if it has no preference.
        @available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
        static var preferredExecutor: (any TaskExecutor)? {
            // The executor is retained before it leaves the closure.
            unsafe withUnsafeCurrentTask { unsafe $0?.unownedTaskExecutor?.asTaskExecutor() }
        }
    #endif
}

/// The thread that runs the caller.
enum CurrentThread {
    /// A number that no other thread has while this thread runs.
    static var identity: Int {
        #if canImport(Darwin)
            Int(pthread_mach_thread_np(pthread_self()))
        #elseif canImport(Glibc)
            Int(bitPattern: pthread_self())
        #elseif canImport(Musl)
            // Only the address is used.
            unsafe Int(bitPattern: pthread_self())
        #elseif canImport(Android)
            Int(pthread_self())
        #elseif canImport(WinSDK)
            Int(GetCurrentThreadId())
        #else
            // A program without a C library has a single thread.
            0
        #endif
    }
}
