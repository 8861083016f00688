/// Faults of the wiring are reported at launch, before any command runs.
@Suite("The bank's wiring")
struct LaunchTests {
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
        let report = try #require(
            try Readme("../../../README.md").block(beginningWith: "Error: The bank's modules")
        )
        #expect(report.partMissing(in: io.errorOutput) == nil)
    }

    @Test("gives every module an authority that the ledger knows")
    func foreignOffice() async throws {
        let folder = try TemporaryFolder()
        let container = try BankComposition(
            paths: BankPaths(option: nil) { [folder] in folder.bankEnvironment[$0] },
            secretReader: NoSecrets()
        ).container()
        let ledger = try container.resolve(ledgerInject)
        try await ledger.start(on: nil)
        // An issuer that the bank does not know.
        let forged = AuthorityIssuer().authority("DemandDeposit")
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
        await #expect {
            try await ledger.post(draft)
        } throws: {
            ($0 as? BankError)?.code == "authority.bank"
        }
        #expect(try await ledger.account(purse.id) == nil)
    }
}

/// A reader for tests without a person.
struct NoSecrets: SecretReader {
    func secret(prompt: String) async throws -> Secret {
        throw BankError(.internalError, code: "test.secret", "no secret is needed here")
    }
}

extension TemporaryFolder {
    /// The environment of a bank whose book and keys are in this folder.
    var bankEnvironment: [String: String] { ["HOME": path, "BANK_BOOK": file("book.sqlite")] }
}
