#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread for blocking calls, which would otherwise exhaust Swift's thread pool.
struct PosixThread {
    private let id: pthread_t

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; nil if the system has no resources for it.
    ///
    /// Call either `join` or `detach` eventually.
    init?(_ run: @escaping @Sendable () -> Void) {
        // The new thread takes over this reference; no other pointer to it exists.
        let body = Unmanaged.passRetained(Body(run))
        guard let id = Self.create(handing: body.toOpaque()) else {
            body.release()
            return nil
        }
        self.id = id
    }

    /// Waits until the thread has ended.
    func join() {
        pthread_join(id, nil)
    }

    /// Lets the thread release its resources when it ends, without a call of `join`.
    func detach() {
        pthread_detach(id)
    }

    private static func takeUp(_ body: UnsafeMutableRawPointer) {
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    }

    #if canImport(Darwin)
        private static func create(handing body: UnsafeMutableRawPointer) -> pthread_t? {
            var thread: pthread_t?
            return pthread_create(&thread, nil, start, body) == 0 ? thread : nil
        }

        private static let start:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
                takeUp(body)
                return nil
            }
    #else
        private static func create(handing body: UnsafeMutableRawPointer) -> pthread_t? {
            var thread = pthread_t()
            return pthread_create(&thread, nil, start, body) == 0 ? thread : nil
        }

        private static let start:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
                if let body { takeUp(body) }
                return nil
            }
    #endif
}

/// Runs blocking work on a separate thread.
enum BlockingWork {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let body: @Sendable () -> Void = {
                do throws(Failure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
            if let thread = PosixThread(body) {
                thread.detach()
            } else {
                // Without a thread, blocking this one is better than failing.
                body()
            }
        }
        return try result.get()
    }
}
