import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a body on several threads at once, including this one, and waits for all of them.
///
/// All of them begin together. Otherwise the first one would run alone while the others start.
///
/// - Parameters:
///   - count: The number of threads, at least one.
///   - body: The work of each thread, which receives the thread's number, from zero on.
public func inThreads(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
    let barrier = Barrier(count)
    let others = (1..<count).map { number in
        Thread {
            barrier.pass()
            body(number)
        }
    }
    barrier.pass()
    body(0)
    for other in others { other.join() }
}

/// A barrier that opens when all threads have reached it.
///
/// They wait without sleeping, so that they leave it at the same moment.
private final class Barrier: Sendable {
    private let missing: Atomic<Int>

    init(_ count: Int) { missing = Atomic(count) }

    func pass() {
        missing.subtract(1, ordering: .acquiringAndReleasing)
        while missing.load(ordering: .acquiring) > 0 { sched_yield() }
    }
}

/// A thread of the operating system.
private struct Thread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let handle: pthread_t

    init(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run)).toOpaque()
        #if canImport(Darwin)
            var started: pthread_t?
        #else
            var started = pthread_t()
        #endif
        let status = pthread_create(&started, nil, { Thread.enter($0) }, body)
        #if canImport(Darwin)
            guard status == 0, let started else { Thread.fail(status) }
        #else
            guard status == 0 else { Thread.fail(status) }
        #endif
        handle = started
    }

    private static func fail(_ status: Int32) -> Never {
        preconditionFailure("a thread cannot be started: \(String(cString: strerror(status)))")
    }

    private static func enter(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
    }

    func join() {
        pthread_join(handle, nil)
    }
}
