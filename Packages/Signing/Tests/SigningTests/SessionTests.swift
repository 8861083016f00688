import DependencyContainer
import LedgerInterface
import SigningInterface
import Synchronization
import Testing

@testable import Signing

@Suite("The time that a customer is signed in")
struct SessionTests {
    private let bench: Bench

    init() async throws {
        bench = try Bench()
        try await bench.join()
        bench.bank.secrets.read(by: TypedSecrets(Bench.password, isRepeating: true))
    }

    @Test("ends with the key being wiped")
    func wiped() async throws {
        let session = try bench.bank.container.open(signedInScope, with: Bench.customer)
        let signing = try session.resolve(signingSessionInject)
        let secret = WatchedSecret()
        try await unlock(signing, watchedBy: secret)
        _ = try signing.sign(.sample)
        #expect(secret.isHeld)
        try await session.close()
        #expect(!secret.isHeld)
        #expect(code { try signing.sign(.sample) } == "session.over")
        #expect(await code { try await unlock(signing, watchedBy: secret) } == "session.over")
        #expect(!secret.isHeld)
    }

    @Test("ends with the key being wiped, also when signing failed")
    func wipedAfterFailure() async throws {
        try await joinSecond()
        let keys = SeenKeys()
        let beside = try Bench(
            beside: bench,
            with: [WatchingModule { keys.add($0) }, MixingUpModule()]
        )
        beside.bank.secrets.read(by: TypedSecrets(Self.secondPassword))
        let signing = try beside.bank.container.resolve(signingInject)
        // With the key unlocked: only signing looks at whose movement it is.
        #expect(await code { try await signing.request(signing: .sample) } == "session.other")
        #expect(keys.all.map { key in code { try key.sign([1]) } } == ["session.over"])
    }

    @Test("is as long as a request to sign, whatever comes of that")
    func requests() async throws {
        let keys = SeenKeys()
        let beside = try Bench(beside: bench, with: [WatchingModule { keys.add($0) }])
        let signing = try beside.bank.container.resolve(signingInject)
        beside.bank.secrets.read(by: TypedSecrets(Bench.password, Bench.password, "111222"))
        _ = try await signing.request(signing: .sample)
        _ = try await signing.request(signing: .sample)
        #expect(await code { try await signing.request(signing: .sample) } == "password.wrong")
        let codes = keys.all.map { key in code { try key.sign([1]) } }
        #expect(codes == ["session.over", "session.over", "session.over"])
    }

    @Test("signs nothing before the password was right, and nothing of somebody else's")
    func limits() async throws {
        let session = try bench.bank.container.open(signedInScope, with: Bench.customer)
        let signing = try session.resolve(signingSessionInject)
        #expect(code { try signing.sign(.sample) } == "session.locked")
        try await signing.unlock("to look at it")
        let other = Movement(
            customer: Self.second,
            from: Movement.sample.from,
            to: Movement.sample.to,
            amount: Movement.sample.amount,
            purpose: Movement.sample.purpose,
            idempotencyID: Movement.sample.idempotencyID
        )
        #expect(code { try signing.sign(other) } == "session.other")
        try await session.close()
    }

    @Test("is one customer's, however many are signed in at the same moment")
    func several() async throws {
        try await joinSecond()
        let container = bench.bank.container
        let first = try container.open(signedInScope, with: Bench.customer)
        let second = try container.open(signedInScope, with: Self.second)
        bench.bank.secrets.read(by: TypedSecrets(Bench.password, Self.secondPassword))
        try await first.resolve(signingSessionInject).unlock("to be first")
        try await second.resolve(signingSessionInject).unlock("to be second")
        try await first.close()
        #expect(code { try first.resolve(signingSessionInject) } != nil)
        #expect(try second.resolve(signingSessionInject).customer == Self.second)
        _ = try second.resolve(unlockedKeyInject).sign([1])
        try await second.close()
    }

    /// Proves the password and unlocks the key, as the session does by itself.
    private func unlock(_ session: SigningSession, watchedBy secret: WatchedSecret) async throws {
        let key = try await session.password.prove(session.customer, "to look at it").proof.key
        secret.watch(key.seed)
        try session.key.unlock(with: key)
    }

    fileprivate static let second = CustomerID("C000002")
    private static let secondPassword = "739164"

    private func joinSecond() async throws {
        try await bench.join(
            "customer join --name 이두리 --birth 1988-11-02 --phone 010-9876-5432",
            password: Self.secondPassword
        )
        bench.bank.secrets.read(by: TypedSecrets(Bench.password, isRepeating: true))
    }
}

/// Signs in another customer than the one who is asked for.
private struct MixingUpModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.decorate(signingSessionInject) { session in
            SigningSession(
                customer: SessionTests.second,
                key: session.key,
                password: session.password,
                clock: session.clock
            )
        }
    }
}

/// Sees the place of the key of each session.
private struct WatchingModule: Module {
    let see: @Sendable (UnlockedKey) -> Void

    func register(in registrar: inout Registrar) {
        registrar.decorate(unlockedKeyInject) { [see] key in
            see(key)
            return key
        }
    }
}

private final class SeenKeys: Sendable {
    private let keys = Mutex<[UnlockedKey]>([])

    var all: [UnlockedKey] { keys.withLock { $0 } }

    func add(_ key: UnlockedKey) {
        keys.withLock { $0.append(key) }
    }
}
