import BankApp
import Bookkeeping
import BookkeepingTesting
import Console
import ConsoleTesting
import DependencyContainer
import LedgerInterface
import SigningInterface
import Testing

/// The real Signing and the real book: a signature is valid for one movement and two minutes.
@Suite("A customer's signature at the real book")
struct SignatureTests {
    private let folder: TemporaryFolder
    private let clock = FakeClock()
    private let container: Container
    private let ledger: any Ledger
    private let account = AccountID("3333-01-0000013")

    init() async throws {
        folder = try TemporaryFolder()
        for (line, typed) in [
            ("day start 2026-01-05", ""),
            (
                "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789",
                "482915\n482915\n"
            ),
            ("account open --customer C000001", ""),
            ("account deposit 3333-01-0000013 100만 --yes", ""),
        ] {
            let io = InMemoryIO(
                input: typed,
                terminals: [.input],
                environment: ["BANK_BOOK": folder.file("book.sqlite")]
            )
            let words = line.split(separator: " ").map(String.init)
            let status = await BankProgram.run(words, io: io, clock: clock.now)
            try #require(status == .success, "\(line): \(io.errorOutput)")
        }
        let keyboard = InMemoryIO(
            input: String(repeating: "482915\n", count: 4),
            terminals: [.input]
        )
        container = try BankComposition(
            paths: BankPaths(book: folder.file("book.sqlite")),
            secretReader: ConsoleSecretReader(io: keyboard, globals: GlobalOptions()),
            clock: clock.now
        ).container()
        ledger = try container.resolve(ledgerInject)
    }

    @Test("a signature moves the money that it covers")
    func valid() async throws {
        let movement = try movement(won: 50_000)
        _ = try await post(movement, signed: sign(movement))
        #expect(try await ledger.account(account)?.balance == Money(won: 950_000))
    }

    @Test("refuses a signature for another amount")
    func otherAmount() async throws {
        let signed = try await sign(movement(won: 50_000))
        try await expectRefusal("signature.other", movement(won: 500_000), signed: signed)
        // Also if the signed parameters are changed to that amount.
        var altered = signed
        altered[SigningParameters.amount] = "500000"
        try await expectRefusal("signature.wrong", movement(won: 500_000), signed: altered)
    }

    @Test("refuses a signature with an added or a missing key")
    func keys() async throws {
        let movement = try movement(won: 50_000)
        let signed = try await sign(movement)
        var added = signed
        added["fee"] = "0"
        try await expectRefusal("signing.keys", movement, signed: added)
        for key in SigningParameters.signedKeys {
            var dropped = signed
            dropped[key] = nil
            try await expectRefusal("signing.keys", movement, signed: dropped)
        }
    }

    @Test("refuses an expired signature, and one with a changed expiry")
    func expired() async throws {
        let movement = try movement(won: 50_000)
        let signed = try await sign(movement)
        clock.advance(bySeconds: 121)
        try await expectRefusal("signature.expired", movement, signed: signed)
        var prolonged = signed
        prolonged[SigningParameters.expires] = String(clock.now().milliseconds + 60_000)
        try await expectRefusal("signature.wrong", movement, signed: prolonged)
    }

    @Test("accepts a signature once, and answers a repeat with the first receipt")
    func once() async throws {
        let movement = try movement(won: 50_000)
        let signed = try await sign(movement)
        let first = try await post(movement, signed: signed)
        let again = try await post(movement, signed: signed)
        #expect(again.sequence == first.sequence)
        #expect(again.isRepeat)
        #expect(try await ledger.account(account)?.balance == Money(won: 950_000))
        let other = try self.movement(won: 50_000, id: "another")
        try await expectRefusal("signature.other", other, signed: signed)
    }

    private func movement(won: Int64, id: String = "k-1") throws -> Movement {
        Movement(
            customer: CustomerID("C000001"),
            from: account,
            to: AccountOpening.cash.id,
            amount: Money(won: won),
            purpose: Purpose("account.withdraw"),
            idempotencyID: try IdempotencyID(id)
        )
    }

    private func sign(_ movement: Movement) async throws -> [String: String] {
        try await container.resolve(signingInject)
            .request(withSign: SigningParameters.encode(movement))
    }

    @discardableResult
    private func post(
        _ movement: Movement,
        signed: [String: String]
    ) async throws -> Receipt {
        let intent = Intent(
            id: movement.idempotencyID,
            purpose: movement.purpose,
            content: ["amount": String(movement.amount.won)]
        )
        return try await ledger.post(
            TransactionDraft(
                intent,
                authority: .customer(movement, signed: signed),
                legs: [
                    .debit(account, movement.amount, "cash paid out"),
                    .credit(AccountOpening.cash.id, movement.amount, "cash paid out"),
                ],
                openings: [.cash]
            )
        )
    }

    private func expectRefusal(
        _ code: String,
        _ movement: Movement,
        signed: [String: String]
    ) async throws {
        let head = try await ledger.audit().head
        do {
            try await post(movement, signed: signed)
            Issue.record("it was posted")
        } catch let error as BankError {
            #expect(error.code == code)
            #expect(!error.message.contains("\n"))
        }
        #expect(try await ledger.audit().head == head)
    }
}
