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

/// The current task, or the current thread outside of tasks.
///
/// If two calls of synchronous code run in the same context, the later call is on the stack of the
/// earlier call. So a factory that requests its own service is recognized by its context, while a
/// request from another context can wait.
enum ExecutionContext: Hashable, Sendable {
    /// A task, identified by its hash value, which is unique while the task runs.
    case task(Int)
    /// A thread outside of tasks, identified by its handle, which is unique while the thread runs.
    case thread(Int)

    /// The context of the caller.
    static var current: ExecutionContext {
        if let task = CurrentTask.identity { return .task(task) }
        #if canImport(Darwin)
            return .thread(Int(pthread_mach_thread_np(pthread_self())))
        #elseif canImport(WinSDK)
            return .thread(Int(GetCurrentThreadId()))
        #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
            return .thread(Int(bitPattern: UInt(pthread_self())))
        #else
            // A program without a C library has a single thread.
            return .thread(0)
        #endif
    }
}
