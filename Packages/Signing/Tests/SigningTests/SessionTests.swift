import Bookkeeping
import Console
import DependencyContainer
import LedgerInterfaceTesting
import SigningInterface
import Synchronization
import Testing
@testable import Signing


@Suite("The time that a customer is signed in")
struct SessionTests {
    private let bench: Bench
    private let ledger: RecordingLedger

    init() async throws {
        (bench, ledger) = try Bench.interrupted()
        try await bench.join()
    }

    private let parameters = SigningParameters.encode(.sample)

    private func open(_ customer: CustomerID = Bench.customer) throws -> (
        Container, any SignedInSession
    ) {
        let container = try bench.bank.container.open(signedInScope, with: customer)
        return (container, try container.resolve(signedInSessionInject))
    }

    @Test("signs with the password each time, as the command line does")
    func signs() async throws {
        let (container, session) = try open()
        #expect(session.customer == Bench.customer)
        for _ in 1...2 {
            let signed = try await session.sign(parameters, with: Secret(Bench.password))
            #expect(Set(signed.keys) == SigningParameters.signedKeys)
            _ = try await bench.check(signed, covers: .sample)
        }
        #expect(try await tries().inARow == 0)
        try await container.close()
    }

    @Test("tells how many tries are left, and counts wrong ones with those of the command line")
    func triesLeft() async throws {
        let (container, session) = try open()
        #expect(try await session.passwordAttemptsLeft() == PasswordAttempts(left: 5))
        #expect(
            await code { try await session.sign(parameters, with: Secret("111222")) }
                == "password.wrong"
        )
        #expect(await bench.verify("111222") == "password.wrong")
        #expect(try await session.passwordAttemptsLeft() == PasswordAttempts(left: 3))
        for _ in 1...3 { _ = await bench.verify("111222") }
        #expect(try await session.passwordAttemptsLeft().isLocked)
        #expect(
            await code { try await session.sign(parameters, with: Secret(Bench.password)) }
                == "password.locked"
        )
        try await container.close()
    }

    @Test("counts a try on the disk before it looks at it: pulling the plug gives no other one")
    func counted() async throws {
        let (_, session) = try open()
        for number in 1...5 {
            ledger.pullPlug(after: .customerTry)
            _ = await code { try await session.sign(parameters, with: Secret(Bench.password)) }
            #expect(try await tries().inARow == number)
        }
        #expect(
            await code { try await session.sign(parameters, with: Secret(Bench.password)) }
                == "password.locked"
        )
    }

    @Test(
        "counts no try for what cannot be a password",
        arguments: ["", "48291", "4829150", "48291x", "４８２９１５"]
    )
    func form(typed: String) async throws {
        let (_, session) = try open()
        #expect(
            await code { try await session.sign(parameters, with: Secret(typed)) }
                == "password.form"
        )
        #expect(try await tries().counted == 0)
    }

    @Test("signs nothing any more after signing out, and asks nobody")
    func over() async throws {
        let (container, session) = try open()
        try await container.close()
        #expect(
            await code { try await session.sign(parameters, with: Secret(Bench.password)) }
                == "session.over"
        )
        #expect(await code { try await session.passwordAttemptsLeft() } == "session.over")
        #expect(try await tries().counted == 0)
    }

    @Test("signs nothing when the customer signs out while the password is looked at")
    func overMeanwhile() async throws {
        let (container, session) = try open()
        ledger.before(.customerProof) { try await container.close() }
        #expect(
            await code { try await session.sign(parameters, with: Secret(Bench.password)) }
                == "session.over"
        )
        // It was the right one all the same.
        #expect(try await tries().inARow == 0)
    }

    @Test("signs nothing of somebody else's, and counts no try for it")
    func somebodyElse() async throws {
        try await joinSecond()
        let (_, session) = try open(Self.second)
        #expect(
            await code { try await session.sign(parameters, with: Secret(Self.secondPassword)) }
                == "session.other"
        )
        #expect(try await bench.book.customer(Self.second).record.passwordTries.counted == 0)
        #expect(try await tries().counted == 0)
    }

    @Test("signs no parameters with a key missing or a key more", arguments: [true, false])
    func keys(isMissing: Bool) async throws {
        let (_, session) = try open()
        var parameters = parameters
        parameters[isMissing ? SigningParameters.amount : "fee"] = isMissing ? nil : "0"
        #expect(
            await code { try await session.sign(parameters, with: Secret(Bench.password)) }
                == "signing.keys"
        )
        #expect(try await tries().counted == 0)
    }

    @Test("is one customer's, however many are signed in at the same moment")
    func several() async throws {
        try await joinSecond()
        let (first, _) = try open()
        let (second, session) = try open(Self.second)
        try await first.close()
        #expect(code { try first.resolve(signedInSessionInject) } != nil)
        #expect(session.customer == Self.second)
        let movement = Movement(
            customer: Self.second,
            from: Movement.sample.from,
            to: Movement.sample.to,
            amount: Movement.sample.amount,
            purpose: Movement.sample.purpose,
            idempotencyID: Movement.sample.idempotencyID
        )
        let signed = try await session.sign(
            SigningParameters.encode(movement),
            with: Secret(Self.secondPassword)
        )
        _ = try await bench.check(signed, covers: movement)
        try await second.close()
    }

    @Test("keeps no key: what the password unlocks is gone when it has signed, or has failed")
    func unlockedKey() async throws {
        let proof = WatchedSecret()
        let check = try bench.bank.container.resolve(signingServicesInject).password
        try await watch(check, proof)
        #expect(proof.wasSeen && !proof.isHeld)
        let (_, session) = try open()
        _ = try await session.sign(parameters, with: Secret(Bench.password))
        // Nothing but the customer, where to look the password up, and whether it is over.
        let names = Mirror(reflecting: session).children.compactMap(\.label)
        #expect(names == ["customer", "password", "clock", "isOver"])
    }

    private func watch(_ check: PasswordCheck, _ watched: WatchedSecret) async throws {
        let proof = try await check.prove(Bench.customer, with: Secret(Bench.password))
        watched.watch(proof.key.seed)
        #expect(watched.isHeld)
    }

    @Test("on the command line is as long as a request to sign, whatever comes of that")
    func requests() async throws {
        let sessions = SeenSessions()
        let beside = try Bench(beside: bench, with: [WatchingModule { sessions.add($0) }])
        let signing = try beside.bank.container.resolve(signingInject)
        beside.bank.secrets.read(by: TypedSecrets(Bench.password, "111222"))
        _ = try await signing.request(signing: .sample)
        #expect(await code { try await signing.request(signing: .sample) } == "password.wrong")
        for session in sessions.all {
            #expect(await code { try await session.passwordAttemptsLeft() } == "session.over")
        }
        #expect(sessions.all.count == 2)
    }

    private static let second = CustomerID("C000002")
    private static let secondPassword = "739164"

    private func joinSecond() async throws {
        try await bench.join(
            "customer join --name 이두리 --birth 1988-11-02 --phone 010-9876-5432",
            password: Self.secondPassword
        )
    }

    private func tries() async throws -> TryCounter {
        try await bench.book.customer(Bench.customer).record[tries: .password]
    }
}

/// Sees each session that is opened.
private struct WatchingModule: Module {
    let see: @Sendable (SigningSession) -> Void

    func register(in registrar: inout Registrar) {
        registrar.decorate(signingSessionInject) { [see] session in
            see(session)
            return session
        }
    }
}

private final class SeenSessions: Sendable {
    private let sessions = Mutex<[SigningSession]>([])

    var all: [SigningSession] { sessions.withLock { $0 } }

    func add(_ session: SigningSession) {
        sessions.withLock { $0.append(session) }
    }
}
