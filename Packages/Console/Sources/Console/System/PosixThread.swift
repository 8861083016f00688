#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of its own, for what blocks: Swift's threads are few, and must not wait for a person.
struct PosixThread {
    private let id: pthread_t

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts the work; nil when the system has no thread to give, and the work is not done then.
    ///
    /// Either `join` or `detach` is called in the end.
    init?(_ run: @escaping @Sendable () -> Void) {
        // The new thread takes over this reference; no pointer to it is kept elsewhere.
        let body = Unmanaged.passRetained(Body(run))
        guard let id = Self.create(handing: body.toOpaque()) else {
            body.release()
            return nil
        }
        self.id = id
    }

    /// Waits until the work is done.
    func join() {
        pthread_join(id, nil)
    }

    /// Lets the work end whenever it does.
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

/// Runs what may wait for long on a thread of its own, and hands its result to who awaits it.
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
                // No thread to be had: better to wait on this one than not to ask.
                body()
            }
        }
        return try result.get()
    }
}
