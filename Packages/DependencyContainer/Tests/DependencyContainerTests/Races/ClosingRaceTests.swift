import DependencyContainer
import Testing

@Suite("a thousand times, closing while eight threads resolve")
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

    /// What is thrown by whoever comes too late.
    private func isTooLate(_ error: any Error) -> Bool {
        if case .closed? = error as? ResolutionError { true } else { error is CancellationError }
    }

    @Test("makes nothing twice, and disposes once of all that was made, holders first")
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

    @Test("does so for scopes that are opened meanwhile, and for asynchronous services")
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
                    registrar.registerAsync(asynchronous, needs: ids[1]) {
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

    @Test("of what holds waits for the end of closing what is held, whoever does that")
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
            async let closing: Void = opened.close()
            while !thing.isBeingDisposed { await Task.yield() }
            try await container.close()
            #expect(thing.isDisposed)
            #expect(thing.partWasThere)
            try await closing
        }
    }

    @Test("by what is disposed of does not wait for itself")
    func fromWithin() async throws {
        let id = InjectID<Closer>("ClosingRace.Closer")
        let container = try Container(
            modules: InlineModule { $0.register(id) { Closer() } }
        )
        let closer = try container.resolve(id)
        closer.container.withLock { $0 = container }
        try await container.close()
        #expect(closer.hasClosed.value == 1)
        closer.container.withLock { $0 = nil }
    }

    @Test("is done once, however many close at once, and all of them find it closed after that")
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

    /// Closes at some moment while the body runs eight times at once. The body may come too late, but
    /// nothing else may go wrong in it.
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
        // Whoever closed may have been too early for what was opened last.
        try await close()
    }
}

/// One that takes its time to be disposed of, and uses meanwhile what it was given.
private final class SlowThing: Disposable {
    private let state = Locked((begun: false, ended: false, partWasThere: false))
    private let part: Disposals.Thing

    init(_ part: Disposals.Thing) { self.part = part }

    var isBeingDisposed: Bool { state.withLock { $0.begun } }
    var isDisposed: Bool { state.withLock { $0.ended } }
    var partWasThere: Bool { state.withLock { $0.partWasThere } }

    func dispose() async {
        state.withLock { $0.begun = true }
        for _ in 0..<100 { await Task.yield() }
        state.withLock { $0 = (true, true, part.timesDisposed == 0) }
    }
}

/// One that closes the container that it is in when it is disposed of.
private final class Closer: Disposable {
    let container = Locked<Container?>(nil)
    let hasClosed = Counter()

    func dispose() async throws {
        try await container.withLock { $0 }?.close()
        hasClosed.raise()
    }
}
