import BankConsoleTesting
import Synchronization
import Testing

@Suite("The demo of cards")
struct DemoTests {
    /// Answers the screens with one line each.
    private func play(_ lines: String..., at bank: CardBank) async throws -> InMemoryIO {
        let io = InMemoryIO(input: lines.map { $0 + "\n" }.joined())
        let program = DemoProgram(bank.container, abstract: "Check cards.")
        #expect(try await program.run([], io: io) == .success)
        return io
    }

    @Test("issues a card over a pipe and pays with it")
    func pipe() async throws {
        let bank = try await CardBank.with(won: 100_000)
        let io = try await play(
            "issue",
            "1",
            "confirm",
            "1",
            "pay",
            "domestic",
            "1만",
            "책방",
            "confirm",
            "back",
            "back",
            at: bank
        )
        #expect(io.errorOutput.isEmpty)
        #expect(io.output.contains("10,000 won are held for 책방"))
        #expect(try await bank.money() == (90_000, 10_000))
    }

    @Test("the end of the screens ends the session")
    func close() async throws {
        let session = EndingSession()
        let bank = try await CardBank(with: [EndingSessionModule(session: session)])
        _ = try await play("back", at: bank)
        #expect(session.hasEnded)
    }

    @Test("the end of the input at a question ends the demo")
    func end() async throws {
        let bank = try await CardBank.with(won: 100_000)
        _ = try await play("issue", "1", "confirm", "1", "pay", "domestic", at: bank)
        #expect(try await bank.money() == (100_000, 0))
    }
}

/// A session that records its end.
private final class EndingSession: SignedInSession, Disposable {
    private let session = FakeSignedInSession()
    private let state = Mutex(false)
    var hasEnded: Bool { state.withLock { $0 } }
    var customer: CustomerID { session.customer }

    func passwordAttemptsLeft() async throws -> PasswordAttempts {
        try await session.passwordAttemptsLeft()
    }

    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await session.sign(movement, preview: preview, with: password)
    }

    func dispose() async { state.withLock { $0 = true } }
}

/// Replaces the session of the fakes.
private struct EndingSessionModule: Module {
    let session: EndingSession

    func register(in registrar: inout Registrar) {
        let session = session
        registrar.replacing {
            $0.register(signedInSessionInject, scope: .within(signedInScope)) { session }
        }
    }
}
