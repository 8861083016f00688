import DependencyContainer
import Testing

@Suite("Closing a container")
struct ClosingTests {
    private let ids = (0..<4).map { InjectID<Closable>("Closing\($0)") }

    private func container(_ log: Log, failing: Int? = nil) throws -> Container {
        try Container { [ids] registrar in
            registrar.register(ids[0]) { Closable(0, log) }
            for number in 1...2 {
                registrar.register(ids[number], needs: ids[number - 1]) { _ in
                    Closable(number, log, fails: failing == number)
                }
            }
            registrar.register(ids[3], scope: .new) { Closable(3, log) }
        }
    }

    @Test("closing disposes of kept objects only, in reverse order of creation")
    func order() async throws {
        let log = Log()
        let container = try container(log)
        _ = try container.resolve(ids[2])
        _ = try container.resolve(ids[3])
        try await container.close()
        #expect(log.numbers == [2, 1, 0])
        try await container.close()
        #expect(log.numbers == [2, 1, 0])
    }

    @Test("closing disposes of all objects even if one throws, and names it")
    func failing() async throws {
        let log = Log()
        let container = try container(log, failing: 1)
        _ = try container.resolve(ids[2])
        let errors = await #expect(throws: DisposalErrors.self) { try await container.close() }
        #expect(errors?.failures.map(\.step.name) == ["Closing1"])
        #expect(log.numbers == [2, 1, 0])
    }

    @Test("closing on the main actor does not leave it")
    @MainActor
    func onMainActor() throws {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        final class Window: Disposable {
            let log: Log
            init(_ log: Log) { self.log = log }
            func dispose() { log.note(1) }
        }
        let id = InjectID<Window>("Closing.Window")
        let log = Log()
        let container = try Container { $0.register(id) { Window(log) } }
        _ = try container.resolve(id)
        // Runs here until it suspends for the first time.
        Task.immediate {
            try await container.close()
            log.note(2)
        }
        #expect(log.numbers == [1, 2])
    }

    @Test("a closed container refuses made and unmade services")
    func afterwards() async throws {
        let container = try container(Log())
        _ = try container.resolve(ids[0])
        _ = try container.resolve(ids[3])
        try await container.close()
        for id in ids {
            #expect(throws: ResolutionError.closed(id.name)) { try container.resolve(id) }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(ids[0]) }
        #expect(error?.description.contains("after its container or scope was closed") == true)
    }

    @Test("a closed container refuses asynchronous services, also one that was made")
    func afterwardsAsynchronously() async throws {
        let id = AsyncInjectID<Int>("Closing.Asynchronous")
        let container = try Container {
            $0.register(id) {
                await Task.yield(); return 1
            }
        }
        #expect(try await container.resolve(id) == 1)
        try await container.close()
        await #expect(throws: ResolutionError.closed(id.name)) { try await container.resolve(id) }
    }

    @Test("closing a container first closes its scopes, the last opened first")
    func children() async throws {
        let log = Log()
        let scope = ScopeID<Int>("Closing.Scope")
        let scoped = InjectID<Closable>("Closing.Scoped")
        let container = try Container { [ids] registrar in
            registrar.register(ids[0]) { Closable(0, log) }
            registrar.register(scoped, needs: scope.input, ids[0], scope: .within(scope)) {
                number,
                _ in Closable(number, log)
            }
        }
        let scopes = try (1...3).map { try container.open(scope, with: $0) }
        for scope in scopes { _ = try scope.resolve(scoped) }
        try await scopes[1].close()
        #expect(log.numbers == [2])
        #expect(throws: ResolutionError.closed("Closing0")) { try scopes[1].resolve(ids[0]) }
        #expect(throws: ResolutionError.closed(scope.name)) { try scopes[1].open(scope, with: 4) }
        _ = try container.resolve(ids[0])
        try await container.close()
        #expect(log.numbers == [2, 3, 1, 0])
        #expect(throws: ResolutionError.closed(scope.name)) { try container.open(scope, with: 4) }
        #expect(throws: ResolutionError.closed("Closing0")) { try scopes[0].resolve(ids[0]) }
    }

    @Test("closing disposes of list elements and of each layer of a decorated service")
    func partsOfWholes() async throws {
        let log = Log()
        let list = CollectionID<Closable>("Closing.List")
        let container = try Container { [ids] registrar in
            registrar.register(list) { Closable(1, log) }
            registrar.register(list) { Closable(2, log) }
            registrar.register(ids[0]) { Closable(3, log) }
            registrar.decorate(ids[0]) { _ in Closable(4, log) }
            registrar.decorate(ids[0]) { $0 }
        }
        _ = try container.resolve(list)
        _ = try container.resolve(ids[0])
        try await container.close()
        #expect(log.numbers == [4, 3, 2, 1])
    }

    @Test("an object with several ids is disposed of once, with its outermost container")
    func aliases() async throws {
        let log = Log()
        let scope = ScopeID<Void>("Closing.AliasScope")
        let alias = InjectID<Closable>("Closing.Alias")
        let again = InjectID<Closable>("Closing.Again")
        let container = try Container { [ids] registrar in
            registrar.register(ids[0]) { Closable(0, log) }
            registrar.register(ids[1], needs: ids[0]) { $0 }
            registrar.register(alias, needs: ids[1], scope: .within(scope)) { $0 }
            registrar.register(again, needs: alias, scope: .within(scope)) { $0 }
        }
        let opened = try container.open(scope)
        _ = try opened.resolve(again)
        try await opened.close()
        #expect(log.numbers == [])
        try await container.close()
        #expect(log.numbers == [0])
    }

    @Test("closing from a disposal or a factory does not wait for itself")
    func withinItself() async throws {
        final class Ender: Disposable {
            let end: @Sendable () async throws -> Void
            init(_ end: @escaping @Sendable () async throws -> Void) { self.end = end }
            func dispose() async throws { try await end() }
        }
        let scope = ScopeID<Void>("Closing.EnderScope")
        let ender = InjectID<Ender>("Closing.Ender")
        let factory = AsyncInjectID<Int>("Closing.Factory")
        let reference = Locked<Container?>(nil)
        let container = try Container { registrar in
            registrar.register(ender, scope: .within(scope)) {
                Ender { try await reference.withLock { $0 }?.close() }
            }
            registrar.register(factory) {
                try await reference.withLock { $0 }?.close()
                return 7
            }
        }
        reference.withLock { $0 = container }
        let session = try container.open(scope)
        _ = try session.resolve(ender)
        async let one: Void = session.close()
        async let other: Void = container.close()
        _ = try await (one, other)

        let second = try container.replacing { _ in }
        reference.withLock { $0 = second }
        #expect(try await second.resolve(factory) == 7)
        try await second.close()
        reference.withLock { $0 = nil }
    }
}
