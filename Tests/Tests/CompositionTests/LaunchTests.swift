import BankApp
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface
import Testing

/// What does not fit together is found when the bank starts, not when somebody presses a button.
@Suite("The bank's wiring")
struct LaunchTests {
    private let composition = BankComposition(
        places: BankPaths(book: "/nowhere/book.sqlite"),
        secretReader: NoSecrets()
    )

    @Test("validates all modules without making an object")
    func valid() throws {
        _ = try composition.container()
    }

    @Test("refuses a bank without Signing and names each missing service with its place")
    func withoutSigning() async throws {
        let io = InMemoryIO()
        let status = await BankProgram.run(
            ["day"],
            io: io,
            modules: { $0.modules.filter { $0.name != "Signing" } }
        )
        #expect(status == .internalError)
        #expect(io.output == "")
        for part in ["SigningInjectId", "SafeBoxService", "SafeBoxModule.swift", "CustomerInject"] {
            #expect(io.errorOutput.contains(part), "\(part) in \(io.errorOutput)")
        }
    }

    @Test("runs without a module that no other needs, and without its commands")
    func withoutGame() async throws {
        let io = InMemoryIO()
        let status = await BankProgram.run(
            ["--help"],
            io: io,
            modules: { $0.modules.filter { !["GameRoot", "Game"].contains($0.name) } }
        )
        #expect(status == .success)
        #expect(!io.output.contains("Tic Tac Toe"))
    }

    @Test("gives every module an authority that the ledger knows")
    func foreignOffice() async throws {
        let place = try TemporaryBook()
        let container = try BankComposition(
            places: BankPaths(book: place.book),
            secretReader: NoSecrets()
        ).container()
        let ledger = try container.resolve(ledgerInject)
        try await ledger.start(on: nil)
        // An issuer that somebody made for themselves.
        let forged = AuthorityIssuer().authority("Mallory", for: Purpose("account.deposit"))
        let cash = AccountOpening.cash
        let purse = AccountOpening(
            id: AccountID("mallory"),
            kind: AccountKind("purse", normalSide: .credit),
            owner: CustomerID("M")
        )
        let draft = TransactionDraft(
            Intent(id: .random(), purpose: Purpose("account.deposit"), content: [:]),
            authority: .bank(forged),
            legs: [
                .debit(cash.id, Money(won: 5), "gift"), .credit(purse.id, Money(won: 5), "gift"),
            ],
            openings: [cash, purse]
        )
        await #expect(throws: BankError.self) { try await ledger.post(draft) }
        #expect(try await ledger.account(purse.id) == nil)
    }
}

/// Nobody is at the keyboard.
struct NoSecrets: SecretReader {
    func secret(prompt: String) async throws -> Secret {
        throw BankError(.internalError, code: "test.secret", "no secret is needed here")
    }
}
