import DependencyContainer
import Testing

/// An object that remembers whether its memory was used after its end.
private final class Fragile: Sendable {
    private static let sign = 0x5afe

    private let sign = Fragile.sign
    let ended: Counter?

    init(ended: Counter? = nil) { self.ended = ended }

    deinit { ended?.raise() }

    var isIntact: Bool { sign == Self.sign }
}

private struct Holder: Sendable {
    let lazy: Lazy<Fragile>
    let provider: Provider<Fragile>

    func read() throws(ResolutionError) -> [Fragile] { [try lazy.value, try provider.make()] }
}

/// Reads the deferred needs until their container is released, and returns how often.
private func readUntilGone(_ holder: Holder) async -> Int {
    var count = 0
    while true {
        do throws(ResolutionError) {
            #expect(try holder.read().allSatisfy(\.isIntact))
        } catch {
            #expect(error == .containerGone("Reading.Fragile"))
            return count
        }
        count += 1
        // The test itself needs a thread, too.
        if count.isMultiple(of: 16) { await Task.yield() }
    }
}

@Suite("Reading without a lock")
struct ReadingRaceTests {
    private let fragile = InjectID<Fragile>("Reading.Fragile")
    private let holder = InjectID<Holder>("Reading.Holder")
    private let scope = ScopeID<Int>("Reading.Scope")
    private let inner = InjectID<Holder>("Reading.Inner")

    private func container(_ ended: Counter? = nil, scope kind: Scope = .container) throws
        -> Container
    {
        try Container { [fragile, holder, scope, inner] registrar in
            registrar.register(fragile, scope: kind) { Fragile(ended: ended) }
            registrar.register(holder, needs: fragile.lazily, fragile.provider) {
                Holder(lazy: $0, provider: $1)
            }
            registrar.register(
                inner,
                needs: fragile.lazily,
                fragile.provider,
                scope: .within(scope)
            ) { Holder(lazy: $0, provider: $1) }
        }
    }

    @Test("deferred needs are read while the container is released")
    func releasing() async throws {
        for _ in 0..<100 {
            let ended = Counter()
            var container: Container? = try container(ended)
            let readers = try #require(container).resolve(holder)
            _ = try readers.read()
            async let reads = racing(4) { _ in await readUntilGone(readers) }
            await Task.yield()
            container = nil
            _ = try await reads
            #expect(ended.value == 1)
        }
    }

    @Test("deferred needs in a scope are read while it is released")
    func releasingScope() async throws {
        for _ in 0..<100 {
            let ended = Counter()
            var outer: Container? = try container(ended)
            var opened: Container? = try #require(outer).open(scope, with: 1)
            let readers = try #require(opened).resolve(inner)
            _ = try readers.read()
            async let reads = racing(4) { _ in await readUntilGone(readers) }
            await Task.yield()
            outer = nil
            opened = nil
            _ = try await reads
            #expect(ended.value == 1)
        }
    }

    @Test("a weak service that is released and made again is read by eight tasks")
    func weak() async throws {
        let made = Counter()
        let container = try container(made, scope: .weak)
        _ = try await racing(8) { [fragile] number in
            for round in 0..<2_000 {
                let one = try container.resolve(fragile)
                let other = try container.resolve(fragile)
                #expect(one === other)
                #expect(one.isIntact)
                if (round + number).isMultiple(of: 64) { await Task.yield() }
            }
        }
        #expect(made.value > 0)
    }

    @MainActor
    @Test("an asynchronous service that is made is resolved without a suspension")
    func ready() async throws {
        let id = AsyncInjectID<Fragile>("Reading.Async")
        let lazy = InjectID<AsyncLazy<Fragile>>("Reading.AsyncLazy")
        let container = try Container { registrar in
            registrar.register(id) { Fragile() }
            registrar.register(lazy, needs: id.lazily) { $0 }
        }
        let first = try await container.resolve(id)
        let later = try container.resolve(lazy)
        // Runs only when this test suspends.
        var hasSuspended = false
        let other = Task { hasSuspended = true }
        #expect(try await container.resolve(id) === first)
        #expect(try await later.value === first)
        #expect(!hasSuspended)
        await other.value
        #expect(hasSuspended)
    }
}
