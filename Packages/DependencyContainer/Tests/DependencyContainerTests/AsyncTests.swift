import DependencyContainer
import Testing

private struct Refusal: Error {}

@Suite("Asynchronous services")
struct AsyncTests {
    private let id = AsyncInjectID<Service>("Async.Service")

    @Test("an asynchronous service is made once for concurrent callers, a thousand times")
    func race() async throws {
        for _ in 0..<1_000 {
            let made = Counter()
            let container = try Container { [id] registrar in
                registrar.register(id) {
                    await Task.yield()
                    return made.counting(Service())
                }
            }
            let objects = try await racing { [id] _ in try await container.resolve(id) }
            #expect(distinct(objects) == 1)
            #expect(made.value == 1)
        }
    }

    @Test("a factory runs on the executor that its first caller prefers")
    func executor() async throws {
        let executor = IdleTrackingExecutor()
        let container = try Container { [id] registrar in
            registrar.register(id) {
                await Task.yield()
                let used = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
                return Service(used == executor.asUnownedTaskExecutor() ? "its" : "another")
            }
        }
        let service = try await Task(executorPreference: executor) { [id] in
            try await container.resolve(id)
        }.value
        #expect(service.name == "its")
    }

    @Test("a failing factory fails for all waiting callers and runs again for the next one")
    func failure() async throws {
        let gate = Gate()
        let tries = Counter()
        let container = try Container { [id] registrar in
            registrar.register(id) {
                tries.raise()
                if tries.value > 1 { return Service("second") }
                await gate.pass()
                throw Refusal()
            }
        }
        let executor = IdleTrackingExecutor()
        let callers = (0..<8).map { _ in
            Task(executorPreference: executor) { [id] in try await container.resolve(id) }
        }
        await gate.waitForArrival()
        await executor.waitUntilIdle()
        await gate.open()
        for caller in callers {
            let error = await #expect(throws: ResolutionError.self) { try await caller.value }
            #expect(error?.cause is Refusal)
        }
        #expect(tries.value == 1)
        #expect(try await container.resolve(id).name == "second")
    }

    @Test("an asynchronous cycle through a lazy need is refused instead of deadlocking")
    func cycle() async throws {
        let other = AsyncInjectID<Service>("Async.Other")
        let door = InjectID<AsyncLazy<Service>>("Async.Door")
        let container = try Container { [id] registrar in
            registrar.register(door, needs: id.lazily) { $0 }
            registrar.register(id, needs: other) { $0 }
            registrar.register(other, needs: door) { try await $0.value }
        }
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(id)
        }
        #expect(error?.description.contains("would wait for itself") == true)
    }

    @Test("an asynchronous service may be new each time, or weak and decorated")
    func scopes() async throws {
        let fresh = AsyncInjectID<Service>("Async.Fresh")
        let made = Counter()
        let container = try Container { [id] registrar in
            registrar.register(id, scope: .weak) { made.counting(Service("weak")) }
            registrar.decorate(id) { Service("decorated", $0) }
            registrar.register(fresh, needs: id, scope: .new) { Service("", $0) }
        }
        do {
            let first = try await container.resolve(id)
            #expect(first.name == "decorated")
            #expect(try await container.resolve(id) === first)
        }
        _ = try await container.resolve(id)
        #expect(made.value == 2)
        let first = try await container.resolve(fresh)
        #expect(try await container.resolve(fresh) !== first)
    }

    @Test("a long chain of asynchronous services does not overflow the stack")
    func chain() async throws {
        let ids = (0..<5_000).map { AsyncInjectID<Int>("AsyncChain\($0)") }
        let container = try Container { registrar in
            registrar.register(ids[0]) { 1 }
            for (next, id) in zip(ids, ids.dropFirst()) {
                registrar.register(id, needs: next) { $0 + 1 }
            }
        }
        #expect(try await container.resolve(ids[4_999]) == 5_000)
    }

    @Test("an asynchronous service is disposed of before its need, in any order of requests")
    func disposalOrder() async throws {
        let part = AsyncInjectID<Closable>("Async.Order.Part")
        let whole = AsyncInjectID<Closable>("Async.Order.Whole")
        for _ in 0..<500 {
            let log = Log()
            let container = try Container { registrar in
                registrar.register(part) { Closable(1, log) }
                registrar.register(whole, needs: part) { _ in Closable(2, log) }
            }
            async let one = container.resolve(part)
            async let other = container.resolve(whole)
            _ = try await (one, other)
            try await container.close()
            #expect(log.numbers == [2, 1])
        }
    }

    @Test("a shared asynchronous service does not see task-local values of its first caller")
    func taskLocals() async throws {
        enum Request { @TaskLocal static var number = 0 }
        let shared = AsyncInjectID<Int>("Async.TaskLocal")
        let container = try Container { $0.register(shared) { Request.number } }
        let seen = try await Request.$number.withValue(7) { try await container.resolve(shared) }
        #expect(seen == 0)
    }

    @Test("an asynchronous service that endlessly requests itself is refused")
    func endless() async throws {
        let door = InjectID<AsyncLazy<Int>>("Async.Endless.Door")
        let fresh = AsyncInjectID<Int>("Async.Endless")
        let container = try Container { registrar in
            registrar.register(door, needs: fresh.lazily) { $0 }
            registrar.register(fresh, needs: door, scope: .new) { try await $0.value }
        }
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(fresh)
        }
        #expect(error?.description.contains("never ends") == true)
    }

    @Test("an asynchronous service is disposed of if its decorator fails")
    func failingDecorator() async throws {
        let log = Log()
        let opened = AsyncInjectID<Closable>("Async.Undecorated")
        let container = try Container { registrar in
            registrar.register(opened) { Closable(1, log) }
            registrar.decorate(opened) { _ in throw Refusal() }
        }
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(opened)
        }
        #expect(error?.cause is Refusal)
        #expect(log.numbers == [1])
    }
}
