import DependencyContainer
import Testing

@Suite("Cancellation of asynchronous services")
struct AsyncCancellationTests {
    private let id = AsyncInjectID<Service>("AsyncCancellation.Service")

    @Test("canceling one of several callers does not cancel the factory")
    func oneCanceled() async throws {
        let gate = Gate()
        let container = try Container { [id] registrar in
            registrar.register(id) {
                await gate.pass()
                try Task.checkCancellation()
                return Service("made")
            }
        }
        let first = Task { [id] in try await container.resolve(id) }
        await gate.waitForArrival()
        let executor = IdleTrackingExecutor()
        let second = Task(executorPreference: executor) { [id] in
            try await container.resolve(id)
        }
        await executor.waitUntilIdle()
        first.cancel()
        await #expect(throws: ResolutionError.canceled(id.name)) { try await first.value }
        await gate.open()
        #expect(try await second.value.name == "made")
    }

    @Test("canceling all callers cancels the factory, and the next caller starts it again")
    func allCanceled() async throws {
        let tries = Counter()
        let container = try Container { [id] registrar in
            registrar.register(id) {
                tries.raise()
                if tries.value == 1 { try await Task.sleep(for: .seconds(3_600)) }
                return Service("again")
            }
        }
        let caller = Task { [id] in try await container.resolve(id) }
        while tries.value == 0 { await Task.yield() }
        caller.cancel()
        await #expect(throws: ResolutionError.canceled(id.name)) { try await caller.value }
        #expect(try await container.resolve(id).name == "again")
    }

    @Test("closing a container cancels a running asynchronous factory and waits for it")
    func closing() async throws {
        let started = Counter()
        let ended = Counter()
        let container = try Container { [id] registrar in
            registrar.register(id) {
                started.raise()
                defer { ended.raise() }
                try await Task.sleep(for: .seconds(3_600))
                return Service()
            }
        }
        let caller = Task { [id] in try await container.resolve(id) }
        while started.value == 0 { await Task.yield() }
        try await container.close()
        #expect(ended.value == 1)
        await #expect(throws: ResolutionError.closed("AsyncCancellation.Service")) {
            try await caller.value
        }
        await #expect(throws: ResolutionError.closed("AsyncCancellation.Service")) {
            try await container.resolve(id)
        }
    }
}
