#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs what may wait for long on a thread of its own: Swift's own threads are few, and must not
/// wait for a person.
enum BlockingWork {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            startThread {
                do throws(Failure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static func startThread(_ run: @escaping @Sendable () -> Void) {
        // The new thread takes over this reference; no pointer to it is kept elsewhere.
        let body = Unmanaged.passRetained(Body(run)).toOpaque()
        if !detachThread(handing: body) {
            // No thread to be had: better to wait on this one than not to ask.
            takeUp(body)
        }
    }

    private static func takeUp(_ body: UnsafeMutableRawPointer) {
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    }

    #if canImport(Darwin)
        private static func detachThread(handing body: UnsafeMutableRawPointer) -> Bool {
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, threadStart, body)
            if status == 0, let thread { pthread_detach(thread) }
            return status == 0
        }

        private static let threadStart:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
                takeUp(body)
                return nil
            }
    #else
        private static func detachThread(handing body: UnsafeMutableRawPointer) -> Bool {
            var thread = pthread_t()
            let status = pthread_create(&thread, nil, threadStart, body)
            if status == 0 { pthread_detach(thread) }
            return status == 0
        }

        private static let threadStart:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
                if let body { takeUp(body) }
                return nil
            }
    #endif
}
