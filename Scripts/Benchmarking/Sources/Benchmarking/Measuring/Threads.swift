import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs the body in several threads at once, this one among them, and waits for all.
///
/// None begins before all are there: otherwise the first would be alone for as long as it takes to
/// start the others.
public func inThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let gate = Gate(count)
    let others = (1..<count).map { _ in
        Thread {
            gate.pass()
            body()
        }
    }
    gate.pass()
    body()
    for other in others { other.join() }
}

/// Opens when everybody is there. It is waited for busily, so that all leave it in the same moment.
private final class Gate: Sendable {
    private let missing: Atomic<Int>

    init(_ count: Int) { missing = Atomic(count) }

    func pass() {
        missing.subtract(1, ordering: .acquiringAndReleasing)
        while missing.load(ordering: .acquiring) > 0 { sched_yield() }
    }
}

/// A thread of the system.
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
            guard status == 0, let started else { Thread.refused(status) }
        #else
            guard status == 0 else { Thread.refused(status) }
        #endif
        handle = started
    }

    private static func refused(_ status: Int32) -> Never {
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
