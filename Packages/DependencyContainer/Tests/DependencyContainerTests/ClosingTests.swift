import DependencyContainer
import Synchronization
import Testing

private final class Closable: Disposable {
    let number: Int
    private let log: Log
    private let fails: Bool

    init(_ number: Int, _ log: Log, fails: Bool = false) {
        self.number = number
        self.log = log
        self.fails = fails
    }

    struct Failure: Error {}

    func dispose() async throws {
        await Task.yield()
        log.note(number)
        if fails { throw Failure() }
    }
}

@Suite("Closing a container")
struct ClosingTests {
    private let ids = (0..<4).map { InjectID<Closable>("Closing\($0)") }

    private func container(_ log: Log, failing: Int? = nil) throws -> Container {
        try Container(
            modules: InlineModule { [ids] registrar in
                registrar.register(ids[0]) { Closable(0, log, fails: failing == 0) }
                registrar.register(ids[1], needs: ids[0]) { _ in
                    Closable(1, log, fails: failing == 1)
                }
                registrar.register(ids[2], needs: ids[1]) { _ in
                    Closable(2, log, fails: failing == 2)
                }
                registrar.register(ids[3], scope: .new) { Closable(3, log) }
            }
        )
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

    @Test("a closed container refuses made and unmade services")
    func afterwards() async throws {
        let container = try container(Log())
        _ = try container.resolve(ids[0])
        _ = try container.resolve(ids[3])
        try await container.close()
        for id in ids {
            #expect(throws: ResolutionError.closed(id.name)) { try container.resolve(id) }
        }
    }

    @Test("closing a container first closes its scopes, the last opened first")
    func children() async throws {
        let log = Log()
        let scope = ScopeID<Int>("Closing.Scope")
        let scoped = InjectID<Closable>("Closing.Scoped")
        let container = try Container(
            modules: InlineModule { [ids] registrar in
                registrar.register(ids[0]) { Closable(0, log) }
                registrar.register(scoped, needs: scope.input, ids[0], scope: .within(scope)) {
                    number,
                    _ in Closable(number, log)
                }
            }
        )
        let scopes = try (1...3).map { try container.open(scope, with: $0) }
        for scope in scopes { _ = try scope.resolve(scoped) }
        try await scopes[1].close()
        #expect(log.numbers == [2])
        try await container.close()
        #expect(log.numbers == [2, 3, 1, 0])
        #expect(throws: ResolutionError.closed(scope.name)) { try container.open(scope, with: 4) }
        #expect(throws: ResolutionError.closed("Closing0")) { try scopes[0].resolve(ids[0]) }
    }

    @Test("closing waits for running factories and disposes of their objects")
    func running() async throws {
        for _ in 0..<50 {
            let log = Log()
            let container = try container(log)
            async let resolved = onThread { [ids] in Result { try container.resolve(ids[2]) } }
            try await container.close()
            switch await resolved {
            case .success: #expect(log.numbers == [2, 1, 0])
            case .failure(let error):
                #expect("\(error)".contains("after its container or scope was closed"))
                #expect(log.numbers == log.numbers.sorted(by: >))
            }
        }
    }

    @Test("closing disposes of list elements and of each layer of a decorated service")
    func partsOfWholes() async throws {
        let log = Log()
        let list = CollectionID<Closable>("Closing.List")
        let container = try Container(
            modules: InlineModule { [ids] registrar in
                registrar.register(list) { Closable(1, log) }
                registrar.register(list) { Closable(2, log) }
                registrar.register(ids[0]) { Closable(3, log) }
                registrar.decorate(ids[0]) { _ in Closable(4, log) }
                registrar.decorate(ids[0]) { $0 }
            }
        )
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
        let container = try Container(
            modules: InlineModule { [ids] registrar in
                registrar.register(ids[0]) { Closable(0, log) }
                registrar.register(ids[1], needs: ids[0]) { $0 }
                registrar.register(alias, needs: ids[1], scope: .within(scope)) { $0 }
                registrar.register(again, needs: alias, scope: .within(scope)) { $0 }
            }
        )
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
        let reference = WeakContainer()
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(ender, scope: .within(scope)) {
                    Ender { try await reference.container?.close() }
                }
                registrar.register(factory) {
                    try await reference.container?.close()
                    return 7
                }
            }
        )
        reference.container = container
        let session = try container.open(scope)
        _ = try session.resolve(ender)
        async let one: Void = session.close()
        async let other: Void = container.close()
        _ = try await (one, other)

        let second = try container.replacing { _ in }
        reference.container = second
        #expect(try await second.resolve(factory) == 7)
        try await second.close()
    }

    @Test("a closed scope also refuses services of its container")
    func closedScope() async throws {
        let scope = ScopeID<Int>("Closing.Refusing")
        let container = try Container(
            modules: InlineModule { [ids] registrar in
                registrar.register(ids[0]) { Closable(0, Log()) }
                registrar.register(ids[1], needs: scope.input, scope: .within(scope)) {
                    Closable($0, Log())
                }
            }
        )
        let session = try container.open(scope, with: 1)
        try await session.close()
        #expect(throws: ResolutionError.closed("Closing0")) { try session.resolve(ids[0]) }
        #expect(throws: ResolutionError.closed(scope.name)) { try session.open(scope, with: 2) }
        _ = try container.resolve(ids[0])
    }
}

/// A weak reference to a container, for its own services.
private final class WeakContainer: Sendable {
    private struct Reference: Sendable { weak var container: Container? }
    private let reference = Mutex(Reference())

    var container: Container? {
        get { reference.withLock { $0.container } }
        set { reference.withLock { $0.container = newValue } }
    }
}
