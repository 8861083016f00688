import BookkeepingTesting

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
                environment: folder.bankEnvironment
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
            paths: BankPaths(option: nil) { [folder] in folder.bankEnvironment[$0] },
            secretReader: ConsoleSecretReader(io: keyboard, globals: GlobalOptions()),
            clock: clock.now
        ).container()
        ledger = try container.resolve(ledgerInject)
    }

    @Test("a signature moves the money that it covers")
    func valid() async throws {
        let withdrawal = try withdrawal(won: 50_000)
        try await post(withdrawal, signed: sign(withdrawal))
        #expect(try await ledger.account(account)?.balance == Money(won: 950_000))
    }

    @Test("refuses a signature for another amount")
    func otherAmount() async throws {
        let signed = try await sign(withdrawal(won: 50_000))
        try await expectRefusal("signature.other", withdrawal(won: 500_000), signed: signed)
        // Also if the signed parameters are changed to that amount.
        let altered = try changing(signed, "amount", to: "500000")
        try await expectRefusal("signature.wrong", withdrawal(won: 500_000), signed: altered)
    }

    @Test("refuses a draft that differs from the signed one by its memo only")
    func otherDraft() async throws {
        let signed = try await sign(withdrawal(won: 50_000))
        try await expectRefusal(
            "signature.other",
            withdrawal(won: 50_000, memo: "rent"),
            signed: signed
        )
    }

    @Test("refuses an expired signature, and one with a changed expiry")
    func expired() async throws {
        let withdrawal = try withdrawal(won: 50_000)
        let signed = try await sign(withdrawal)
        clock.advance(bySeconds: 121)
        try await expectRefusal("signature.expired", withdrawal, signed: signed)
        let later = String(clock.now().milliseconds + 60_000)
        let prolonged = try changing(signed, "expires", to: later)
        try await expectRefusal("signature.wrong", withdrawal, signed: prolonged)
    }

    @Test("accepts a signature once, and answers a repeat with the first receipt")
    func once() async throws {
        let withdrawal = try withdrawal(won: 50_000)
        let signed = try await sign(withdrawal)
        let first = try await post(withdrawal, signed: signed)
        let again = try await post(withdrawal, signed: signed)
        #expect(again.sequence == first.sequence)
        #expect(again.isRepeat)
        #expect(try await ledger.account(account)?.balance == Money(won: 950_000))
        let other = try self.withdrawal(won: 50_000, id: "another")
        try await expectRefusal("signature.used", other, signed: signed)
        let unused = try await sign(self.withdrawal(won: 50_000, id: "third"))
        try await expectRefusal("signature.other", other, signed: unused)
    }

    /// Returns a withdrawal as the bank's own command proposes it.
    private func withdrawal(
        won: Int64,
        id: String = "k-1",
        memo: String = ""
    ) throws -> Proposal {
        let amount = Money(won: won)
        let intent = Intent(
            id: try IdempotencyID(id),
            purpose: Purpose("account.withdraw"),
            content: ["account": account.rawValue, "amount": String(won), "memo": memo]
        )
        let draft = TransactionDraft(
            intent,
            legs: [
                .debit(account, amount, "cash taken out"),
                .credit(AccountOpening.cash.id, amount, "cash taken out"),
            ],
            openings: [.cash],
            memo: memo
        )
        return Proposal(
            draft,
            preview: MovementPreview(
                title: "Withdraw",
                from: account.rawValue,
                to: "cash",
                amount: amount
            ),
            signedBy: Proposal.Signer(
                CustomerID("C000001"),
                from: account,
                to: AccountOpening.cash.id,
                amount: amount
            )
        )
    }

    private func sign(_ proposal: Proposal) async throws -> SignedMovement {
        try await container.resolve(signingInject).request(
            withSign: #require(proposal.movement),
            preview: #require(proposal.preview)
        )
    }

    /// Returns the same signature with other text.
    private func changing(
        _ signed: SignedMovement,
        _ key: String,
        to text: String
    ) throws -> SignedMovement {
        var parameters = signed.parameters
        parameters[key] = text
        return try SignedMovement(parameters: parameters, signature: signed.signature)
    }

    @discardableResult
    private func post(
        _ proposal: Proposal,
        signed: SignedMovement
    ) async throws -> Receipt {
        var draft = proposal.draft
        draft.authority = .customer(signed)
        return try await ledger.post(draft)
    }

    private func expectRefusal(
        _ code: String,
        _ proposal: Proposal,
        signed: SignedMovement
    ) async throws {
        let head = try await ledger.audit().head
        do {
            try await post(proposal, signed: signed)
            Issue.record("it was posted")
        } catch let error as BankError {
            #expect(error.code == code)
            #expect(!error.message.contains("\n"))
        }
        #expect(try await ledger.audit().head == head)
    }
}
