import BenchmarkServices
import BenchmarkSides
import Benchmarking
import DependencyContainer
import Synchronization

/// The costs of the other ways to a service, mostly beside ``Container/resolve(_:)`` itself.
let pathRows: [Benchmark] = [
    Benchmark(
        "in-scope",
        of: "A shared service of an open scope",
        beside: "one of the container",
        goals: [.ratio(.time, atMost: 2), .value(.allocations, atMost: 0)]
    ) {
        let container = try Container(modules: ThingModule())
        let scope = try openScope(in: container)
        return .compared(
            .repeating { useVisitor(0, times: $0, of: scope) },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "in-scope-outer",
        of: "A service of the container, resolved in an open scope",
        beside: "the same, resolved in the container",
        goals: [.ratio(.time, atMost: 2), .value(.allocations, atMost: 0)]
    ) {
        let container = try Container(modules: ThingModule())
        let scope = try openScope(in: container)
        return .compared(
            .repeating { try useShared(times: $0, of: scope) },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "provider",
        of: "A shared service from a provider",
        beside: "the same, resolved in the container",
        goals: [.ratio(.time, atMost: 2), .value(.allocations, atMost: 0)]
    ) {
        let container = try Container(modules: ThingModule())
        let holder = try resolveHolder(container)
        return .compared(
            .repeating { times in
                // A deferred need does not hold the container.
                defer { withExtendedLifetime(container) {} }
                var sum = 0
                for number in 0..<times { sum &+= use(try makeByProvider(holder), number) }
                blackHole(sum)
            },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "lazy",
        of: "A shared service read through a lazy need",
        beside: "the same, resolved in the container",
        goals: [.ratio(.time, atMost: 2), .value(.allocations, atMost: 0)]
    ) {
        let container = try Container(modules: ThingModule())
        let holder = try resolveHolder(container)
        return .compared(
            .repeating { times in
                defer { withExtendedLifetime(container) {} }
                var sum = 0
                for number in 0..<times { sum &+= use(try readLazily(holder), number) }
                blackHole(sum)
            },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "weak",
        of: "A weak service that a caller holds",
        goals: [.value(.time, atMost: 150)]
    ) {
        let container = try Container(modules: ThingModule())
        let held = try resolveWeak(container)
        return .compared(
            .repeating { times in
                defer { withExtendedLifetime(held) {} }
                var sum = 0
                for number in 0..<times { sum &+= use(try resolveWeak(container), number) }
                blackHole(sum)
            },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "argument",
        of: "A factory with a runtime argument, resolved and called",
        beside: "the initializer that it calls",
        goals: [.value(.time, atMost: 150)]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { times in
                var sum = 0
                for number in 0..<times {
                    sum &+= use(try resolveNumbered(number, container), number)
                }
                blackHole(sum)
            },
            with: .repeating { useNew(times: $0) }
        )
    },
    Benchmark(
        "async",
        of: "An asynchronous service that is already made, resolved on the main actor",
        beside: "a shared service",
        goals: [.value(.time, atMost: 150)]
    ) {
        let container = try Container(modules: ThingModule())
        makeAsync(in: container)
        return .compared(
            .repeating { times in
                try onMainActor {
                    var sum = 0
                    for number in 0..<times {
                        sum &+= use(try await resolveAsync(container), number)
                    }
                    blackHole(sum)
                }
            },
            with: .repeating { try useShared(times: $0, of: container) }
        )
    },
    Benchmark(
        "close",
        of: "A scope opened, one of its services resolved, and the scope closed on the main actor",
        beside: "the same outside of actors",
        goals: [.value(.time, atMost: 2_700), .ratio(.instructions, atMost: 1.1)]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { times in
                try onMainActor {
                    for _ in 0..<times { blackHole(try await openAndClose(container)) }
                }
            },
            with: .repeating { times in
                try outsideOfActors {
                    for _ in 0..<times { blackHole(try await openAndClose(container)) }
                }
            }
        )
    },
    Benchmark(
        "eight-threads",
        of: "The services of one open scope, resolved by eight threads at once, one each",
        beside: "one thread",
        goals: [.ratio(.time, atMost: 1.5)]
    ) {
        let container = try Container(modules: ThingModule())
        let scope = try openScope(in: container)
        return .threaded(
            .repeating { times in
                inThreads(8) { useVisitor($0, times: (times + 7) / 8, of: scope) }
            },
            with: .repeating { useVisitor(0, times: $0, of: scope) }
        )
    },
    Benchmark(
        "eight-threads-one",
        of: "One service of an open scope, resolved by eight threads at once",
        beside: "a `static let` read by eight threads at once",
        goals: [.ratio(.time, atMost: 1.5)]
    ) {
        let container = try Container(modules: ThingModule())
        let scope = try openScope(in: container)
        return .threaded(
            .repeating { times in
                inThreads(8) { _ in useVisitor(0, times: (times + 7) / 8, of: scope) }
            },
            with: .repeating { times in inThreads(8) { _ in useStatic(times: (times + 7) / 8) } }
        )
    },
]

private func useVisitor(_ visitor: Int, times: Int, of scope: Container) {
    do {
        var sum = 0
        for number in 0..<times { sum &+= use(try resolveVisitor(visitor, scope), number) }
        blackHole(sum)
    } catch {
        preconditionFailure("\(error)")
    }
}

/// Makes the asynchronous service.
private func makeAsync(in container: Container) {
    let isMade = Mutex(false)
    Task.detached {
        _ = try? await resolveAsync(container)
        isMade.withLock { $0 = true }
    }
    // Briefly busy, because this thread has no run loop.
    while !isMade.withLock({ $0 }) {}
}

/// Runs asynchronous work that does not suspend on the main actor, from the main thread.
/// - Throws: ``Unmeasured`` if the work has suspended, or on an older system.
private func onMainActor(_ body: @escaping @MainActor () async throws -> Void) throws {
    guard #available(macOS 26, *) else { throw Unmeasured() }
    let end = Outcome()
    MainActor.assumeIsolated {
        _ = Task.immediate { await end.set { try await body() } }
    }
    try end.get()
}

/// Runs asynchronous work that does not suspend, outside of actors.
/// - Throws: ``Unmeasured`` if the work has suspended, or on an older system.
private func outsideOfActors(
    _ body: nonisolated(nonsending) @escaping @Sendable () async throws -> Void
) throws {
    guard #available(macOS 26, *) else { throw Unmeasured() }
    let end = Outcome()
    _ = Task.immediateDetached { await end.set { try await body() } }
    try end.get()
}

/// The result of work that a task has done.
private final class Outcome: Sendable {
    private let result = Mutex<Result<Void, any Error>>(.failure(Unmeasured()))

    nonisolated(nonsending) func set(
        _ body: nonisolated(nonsending) () async throws -> Void
    ) async {
        do {
            try await body()
            result.withLock { $0 = .success(()) }
        } catch {
            result.withLock { $0 = .failure(error) }
        }
    }

    func get() throws { try result.withLock { $0 }.get() }
}

private struct Unmeasured: Error {}
