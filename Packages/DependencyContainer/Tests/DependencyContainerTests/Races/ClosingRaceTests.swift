import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Closing while eight threads resolve")
struct ClosingRaceTests {
    private static let rounds = 1_000
    private typealias Thing = Disposals.Thing

    private let ids = (0..<6).map { InjectID<Thing>("ClosingRace\($0)") }

    private func module(_ disposals: Disposals) -> InlineModule {
        InlineModule { [ids] registrar in
            registrar.register(ids[0]) { Thing(disposals) }
            for (next, id) in zip(ids, ids.dropFirst()) {
                registrar.register(id, needs: next) { Thing(disposals, $0) }
            }
        }
    }

    /// Indicates whether the error belongs to a request after closing.
    private func isTooLate(_ error: any Error) -> Bool {
        switch error as? ResolutionError {
        case .closed, .canceled: true
        default: false
        }
    }

    @Test("closing disposes once of everything that was made, holders first")
    func container() async throws {
        for _ in 0..<Self.rounds {
            let disposals = Disposals()
            let container = try Container(modules: module(disposals))
            try await race(with: { try await container.close() }) { [ids] number in
                _ = try container.resolve(ids[(number * 5) % 6])
            }
            #expect(disposals.isRight)
            #expect(disposals.made <= ids.count)
        }
    }

    @Test("closing disposes of scopes and asynchronous services that are opened meanwhile")
    func scopes() async throws {
        let scope = ScopeID<Int>("ClosingRace.Scope")
        let scoped = InjectID<Thing>("ClosingRace.Scoped")
        let asynchronous = AsyncInjectID<Thing>("ClosingRace.Async")
        for _ in 0..<Self.rounds {
            let disposals = Disposals()
            let container = try Container(
                modules: module(disposals),
                InlineModule { [ids] registrar in
                    registrar.register(scoped, needs: ids[2], scope: .within(scope)) {
                        Thing(disposals, $0)
                    }
                    registrar.register(asynchronous, needs: ids[1]) {
                        let thing = Thing(disposals, $0)
                        await Task.yield()
                        return thing
                    }
                }
            )
            let opened = try container.open(scope, with: -1)
            try await race(with: { try await container.close() }) { number in
                switch number % 4 {
                case 0: _ = try opened.resolve(scoped)
                case 1:
                    let another = try container.open(scope, with: number)
                    _ = try another.resolve(scoped)
                    try await another.close()
                case 2: _ = try await container.resolve(asynchronous)
                default: try await opened.close()
                }
            }
            #expect(disposals.isRight)
        }
    }

    @Test("closing a holder waits for a concurrent disposal of its needs")
    func holderFirst() async throws {
        let scope = ScopeID<Void>("ClosingRace.Slow")
        let scoped = InjectID<SlowThing>("ClosingRace.SlowThing")
        for _ in 0..<50 {
            let disposals = Disposals()
            let container = try Container(
                modules: module(disposals),
                InlineModule { [ids] registrar in
                    registrar.register(scoped, needs: ids[0], scope: .within(scope)) {
                        SlowThing($0)
                    }
                }
            )
            let opened = try container.open(scope)
            let thing = try opened.resolve(scoped)
            thing.endDisposal.withLock { $0 = { Self.isClosed(container) } }
            async let closing: Void = opened.close()
            while !thing.isBeingDisposed { await Task.yield() }
            try await container.close()
            #expect(thing.isDisposed)
            #expect(thing.partWasThere)
            try await closing
            thing.endDisposal.withLock { $0 = nil }
        }
    }

    private static func isClosed(_ container: Container) -> Bool {
        do {
            _ = try container.resolve(InjectID<Thing>("ClosingRace.Unknown"))
            return true
        } catch {
            if case .closed = error { return true }
            return false
        }
    }

    @Test("concurrent calls close a container once")
    func manyClose() async throws {
        for _ in 0..<Self.rounds {
            let disposals = Disposals()
            let container = try Container(modules: module(disposals))
            _ = try container.resolve(ids[3])
            _ = try await racing { _ in
                try await container.close()
                return true
            }
            #expect(disposals.isRight)
            #expect(throws: ResolutionError.closed(ids[3].name)) { try container.resolve(ids[3]) }
        }
    }

    /// Closes at a random moment while the body runs in eight tasks.
    ///
    /// The body may fail with the error of a closed container only.
    private func race(
        with close: @escaping @Sendable () async throws -> Void,
        _ body: @escaping @Sendable (Int) async throws -> Void
    ) async throws {
        let moment = Int.random(in: 0..<9)
        _ = try await racing(9) { number in
            if number == moment { return try await close() }
            do {
                try await body(number < moment ? number : number - 1)
            } catch  where isTooLate(error) {}
        }
        // The first call may have been too early for the scope that was opened last.
        try await close()
    }
}

/// A service whose disposal waits for a condition and uses its need meanwhile.
private final class SlowThing: Disposable {
    private let state = Locked((begun: false, ended: false, partWasThere: false))
    let endDisposal = Locked<(@Sendable () -> Bool)?>(nil)
    private let part: Disposals.Thing

    init(_ part: Disposals.Thing) { self.part = part }

    var isBeingDisposed: Bool { state.withLock { $0.begun } }
    var isDisposed: Bool { state.withLock { $0.ended } }
    var partWasThere: Bool { state.withLock { $0.partWasThere } }

    func dispose() async {
        state.withLock { $0.begun = true }
        while endDisposal.withLock({ $0 })?() == false { await Task.yield() }
        state.withLock { $0 = (true, true, part.timesDisposed == 0) }
    }
}
