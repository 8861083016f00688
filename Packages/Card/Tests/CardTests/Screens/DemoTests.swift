import Bookkeeping
import CardDemo
import Console
import ConsoleTesting
import DependencyContainer
import SigningInterface
import SigningInterfaceTesting
import Synchronization
import Testing

@Suite("The demo of cards")
struct DemoTests {
    private func play(_ lines: String..., at bank: DemoBank) async throws -> ProgramRun {
        let input = lines.map { $0 + "\n" }.joined()
        return try await ProgramRun([], io: InMemoryIO(input: input)) {
            try bank.program(io: $0, screens: bank.screens)
        }
    }

    @Test("over a pipe a card is issued, opened, and pays")
    func pipe() async throws {
        let bank = try await DemoBank.with(won: 100_000)
        let run = try await play(
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
        #expect(run.exitCode == .success)
        #expect(run.errorOutput.isEmpty)
        #expect(run.output.contains("10,000 won are held for 책방"))
        #expect(try await bank.money() == (90_000, 10_000))
    }

    @Test("ends the time that the customer is signed in together with the screens")
    func close() async throws {
        let session = EndingSession()
        let bank = try await DemoBank(with: [EndingSessionModule(session: session)])
        let run = try await play("back", at: bank)
        #expect(run.exitCode == .success)
        #expect(session.hasEnded)
    }

    @Test("the end of the input ends it in order, at a question too")
    func end() async throws {
        let bank = try await DemoBank.with(won: 100_000)
        let run = try await play("issue", "1", "confirm", "1", "pay", "domestic", at: bank)
        #expect(run.exitCode == .success)
        #expect(try await bank.money() == (100_000, 0))
    }
}

/// A session that knows when it has ended.
private final class EndingSession: SignedInSession, Disposable {
    private let session = FakeSignedInSession()
    private let state = Mutex(false)
    var hasEnded: Bool { state.withLock { $0 } }
    var customer: CustomerID { session.customer }

    func passwordAttemptsLeft() async throws -> PasswordAttempts {
        try await session.passwordAttemptsLeft()
    }

    func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await session.sign(parameters, with: password)
    }

    func dispose() async { state.withLock { $0 = true } }
}

/// Puts it in the place of the one that never ends.
private struct EndingSessionModule: Module {
    let session: EndingSession

    func register(in registrar: inout Registrar) {
        let session = session
        registrar.replacing {
            $0.register(signedInSessionInject, scope: .within(signedInScope)) { session }
        }
    }
}
