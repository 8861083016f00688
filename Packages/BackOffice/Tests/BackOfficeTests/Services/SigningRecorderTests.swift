import BankConsoleTesting
import Foundation
import Synchronization
import Testing

@testable import BackOffice

@Suite("The recorder of signings")
struct SigningRecorderTests {
    private let bank: TestBank
    private let warnings = Warnings()

    init() throws {
        bank = try TestBank()
    }

    private var journal: SigningsJournal { bank.journal }

    private func signing(_ failure: (any Error)? = nil) -> RecordedSigning {
        RecordedSigning(
            signing: FixedSigning(failure: failure),
            recorder: recorder
        )
    }

    private var recorder: SigningRecorder {
        SigningRecorder(
            journal: journal,
            date: { try? BusinessDate(parsing: "2026-01-05") },
            clock: { Timestamp(milliseconds: 7) },
            warn: { [warnings] in warnings.add($0) }
        )
    }

    private static let movement = Movement(
        customer: CustomerID("C000001"),
        from: AccountID("a"),
        to: AccountID("b"),
        amount: Money(won: 5),
        purpose: Purpose("p"),
        idempotencyID: IdempotencyID(unchecked: "k"),
        digest: .zero
    )

    private static let preview = MovementPreview(
        title: "Transfer",
        from: "a",
        to: "b",
        amount: Money(won: 5)
    )

    @Test("notes a request that was signed, and returns the signature")
    func signed() async throws {
        let signed = try await signing().request(withSign: Self.movement, preview: Self.preview)
        #expect(signed.signature == "c0ffee")
        let entry = try #require(try journal.contents().entries.first)
        #expect(
            entry
                == SigningEntry(
                    of: Self.movement,
                    on: try BusinessDate(parsing: "2026-01-05"),
                    at: Timestamp(milliseconds: 7),
                    outcome: "signed"
                )
        )
        #expect((entry.customer, entry.amount, entry.idempotencyKey) == ("C000001", 5, "k"))
        #expect(warnings.all == [])
    }

    @Test("notes a failed request with the code of its error, and rethrows the error")
    func failed() async throws {
        let failures: [(any Error, String)] = [
            (
                BankError(.passwordWrong, code: "password.wrong", "482915 is wrong"),
                "password.wrong"
            ),
            (Failure(exitCode: .usage, code: "usage.input", message: "no 482915"), "usage.input"),
            (CancellationError(), "interrupted"),
            (CocoaError(.fileNoSuchFile), "unexpected"),
        ]
        for (failure, _) in failures {
            let error = await #expect(throws: (any Error).self) {
                try await signing(failure).request(withSign: Self.movement, preview: Self.preview)
            }
            #expect(error.map { type(of: $0) == type(of: failure) } == true)
        }
        #expect(try journal.contents().entries.map(\.outcome) == failures.map(\.1))
        #expect(try !String(contentsOfFile: journal.path, encoding: .utf8).contains("482915"))
    }

    @Test("notes each wrong password that is typed on a screen")
    func screens() async throws {
        let wrong = RecordedSession(
            session: FixedSigning(failure: BankError(.passwordWrong, code: "password.wrong", "no")),
            recorder: recorder
        )
        #expect(wrong.customer == CustomerID("C000001"))
        #expect(try await wrong.passwordAttemptsLeft() == PasswordAttempts(left: 3))
        await #expect(throws: BankError.self) {
            try await wrong.sign(
                Self.movement,
                preview: Self.preview,
                with: FakePassword("482915")
            )
        }
        let right = RecordedSession(session: FixedSigning(), recorder: recorder)
        let signed = try await right.sign(
            Self.movement,
            preview: Self.preview,
            with: FakePassword("482915")
        )
        #expect(signed.signature == "c0ffee")
        #expect(try journal.contents().entries.map(\.outcome) == ["password.wrong", "signed"])
        #expect(try !String(contentsOfFile: journal.path, encoding: .utf8).contains("482915"))
    }

    @Test("signs a request that cannot be noted, and warns")
    func unwritable() async throws {
        try FileManager.default.createDirectory(
            atPath: journal.path,
            withIntermediateDirectories: true
        )
        let signed = try await signing().request(withSign: Self.movement, preview: Self.preview)
        #expect(signed.signature == "c0ffee")
        #expect(
            warnings.all == [
                "This request to sign was not recorded: "
                    + "the journal of signings '\(journal.path)' cannot be written: Is a directory"
            ]
        )
    }
}

private final class Warnings: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func add(_ text: String) {
        texts.withLock { $0.append(text) }
    }
}
