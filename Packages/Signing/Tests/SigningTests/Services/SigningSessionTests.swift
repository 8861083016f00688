import BankConsoleTesting
import Synchronization
import Testing

@testable import Signing

@Suite("The session of a customer")
struct SigningSessionTests {
    private let bank: TestBank

    init() async throws {
        bank = try TestBank()
        try await bank.join()
    }

    private func open(_ customer: CustomerID = TestBank.customer) throws -> (
        Container, any SignedInSession
    ) {
        let container = try bank.container.open(signedInScope, with: customer)
        return (container, try container.resolve(signedInSessionInject))
    }

    @Test("a session asks for the password for each signature")
    func signs() async throws {
        let (container, session) = try open()
        #expect(session.customer == TestBank.customer)
        for _ in 1...2 {
            let signed = try await session.sign(
                .sample,
                preview: .sample,
                with: Secret(TestBank.password)
            )
            #expect(signed.movement == .sample)
            try await bank.verify(signed)
        }
        #expect(try await attempts().inARow == 0)
        try await container.close()
    }

    @Test("a session counts wrong passwords together with the command line")
    func triesLeft() async throws {
        let (container, session) = try open()
        #expect(try await session.passwordAttemptsLeft() == PasswordAttempts(left: 5))
        #expect(
            await code { try await session.sign(.sample, preview: .sample, with: Secret("111222")) }
                == "password.wrong"
        )
        #expect(await bank.verify("111222") == "password.wrong")
        #expect(try await session.passwordAttemptsLeft() == PasswordAttempts(left: 3))
        for _ in 1...3 { _ = await bank.verify("111222") }
        #expect(try await session.passwordAttemptsLeft().isLocked)
        #expect(
            await code {
                try await session.sign(.sample, preview: .sample, with: Secret(TestBank.password))
            }
                == "password.locked"
        )
        try await container.close()
    }

    @Test("a session signs nothing after signing out")
    func over() async throws {
        let (container, session) = try open()
        try await container.close()
        #expect(
            await code {
                try await session.sign(.sample, preview: .sample, with: Secret(TestBank.password))
            }
                == "session.over"
        )
        #expect(await code { try await session.passwordAttemptsLeft() } == "session.over")
        #expect(try await attempts().counted == 0)
    }

    @Test("signing out during a check prevents the signature")
    func overMeanwhile() async throws {
        let (container, session) = try open()
        bank.ledger.before(.customerProof) { try await container.close() }
        #expect(
            await code {
                try await session.sign(.sample, preview: .sample, with: Secret(TestBank.password))
            }
                == "session.over"
        )
        // The password was right nevertheless.
        #expect(try await attempts().inARow == 0)
    }

    @Test("a session signs no movement of another customer")
    func otherCustomer() async throws {
        try await joinSecond()
        let (_, session) = try open(Self.second)
        #expect(
            await code {
                try await session.sign(.sample, preview: .sample, with: Secret(Self.secondPassword))
            }
                == "session.other"
        )
        #expect(try await bank.book.customer(Self.second).attempts.password.counted == 0)
        #expect(try await attempts().counted == 0)
    }

    @Test("simultaneous sessions belong to different customers")
    func several() async throws {
        try await joinSecond()
        let (first, _) = try open()
        let (second, session) = try open(Self.second)
        try await first.close()
        #expect(code { try first.resolve(signedInSessionInject) } != nil)
        #expect(session.customer == Self.second)
        let signed = try await session.sign(
            .sample(of: Self.second),
            preview: .sample,
            with: Secret(Self.secondPassword)
        )
        try await bank.verify(signed)
        try await second.close()
    }

    @Test("a session keeps no unlocked key")
    func unlockedKey() async throws {
        let proof = WeakSecret()
        let check = try bank.container.resolve(signingServicesInject).password
        try await watch(check, proof)
        #expect(proof.wasSeen && !proof.isHeld)
        let (_, session) = try open()
        _ = try await session.sign(.sample, preview: .sample, with: Secret(TestBank.password))
        // The properties of a session contain no key.
        let names = Mirror(reflecting: session).children.compactMap(\.label)
        #expect(names == ["customer", "password", "clock", "isOver"])
    }

    private func watch(_ check: PasswordCheck, _ watched: WeakSecret) async throws {
        let proof = try await check.prove(TestBank.customer, with: Secret(TestBank.password))
        watched.watch(proof.key.seed)
        #expect(watched.isHeld)
    }

    @Test("a session on the command line ends with its request")
    func requests() async throws {
        let sessions = OpenedSessions()
        let beside = try TestBank(beside: bank, with: [WatchingModule { sessions.add($0) }])
        let signing = try beside.container.resolve(signingInject)
        beside.secrets.read(with: RecordingSecrets(TestBank.password, "111222"))
        _ = try await signing.request(withSign: .sample, preview: .sample)
        #expect(
            await code { try await signing.request(withSign: .sample, preview: .sample) }
                == "password.wrong"
        )
        for session in sessions.all {
            #expect(await code { try await session.passwordAttemptsLeft() } == "session.over")
        }
        #expect(sessions.all.count == 2)
    }

    private static let second = CustomerID("C000002")
    private static let secondPassword = "739164"

    private func joinSecond() async throws {
        try await bank.join(
            "customer join --name 이두리 --birth 1988-11-02 --phone 010-9876-5432",
            password: Self.secondPassword
        )
    }

    private func attempts() async throws -> FailedAttempts {
        try await bank.book.customer(TestBank.customer).attempts[.password]
    }
}

/// Records each session that is opened.
private struct WatchingModule: Module {
    let see: @Sendable (SigningSession) -> Void

    func register(in registrar: inout Registrar) {
        registrar.decorate(signingSessionInject) { [see] session in
            see(session)
            return session
        }
    }
}

private final class OpenedSessions: Sendable {
    private let sessions = Mutex<[SigningSession]>([])

    var all: [SigningSession] { sessions.withLock { $0 } }

    func add(_ session: SigningSession) {
        sessions.withLock { $0.append(session) }
    }
}
