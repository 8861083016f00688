import BankConsoleTesting
import Testing

@testable import DemandDeposit

/// A bank with accounts only, on the shared fakes.
struct TestBank {
    static let hana = FakeBank.customer
    static let duri = CustomerID("C000002")
    static let opening = Purpose("test.open")
    private static let filling = Purpose("test.fill")
    private static let holding = Purpose("test.hold")
    private static let linking = Purpose("test.link")

    let links = FakeLinks()
    private let bank: FakeBank

    var container: Container { bank.container }
    /// The ledger of the bank, at whose posts a test can intervene.
    var ledger: RecordingLedger { bank.ledger }
    var signing: FakeSigning { bank.signing }
    var issuer: AuthorityIssuer { bank.issuer }

    /// - Parameter rates: The interest rates of accounts.
    init(rates: InterestRateTable = .demandDeposit) throws {
        bank = try FakeBank(
            clock: FakeClock().now,
            verifiesOnScreen: true,
            rules: [
                AuthorityRule(Self.linking, by: .unneeded, changing: ["safebox", "loan", "test"]),
                AuthorityRule(Self.holding, by: .bank("Other")),
                AuthorityRule(Self.filling, by: .bank("Other"), opening: [.cash]),
                AuthorityRule(Self.opening, by: .unneeded),
            ]
        ) { [links] bank in
            [
                DemandDepositModule(
                    authority: bank.issuer.authority("DemandDeposit"),
                    rates: rates
                ),
                FakeLinksModule(links: links),
            ]
        }
    }

    var service: DemandDepositService {
        get throws { try container.resolve(serviceInject) }
    }

    var accounts: any DemandDepositInject {
        get throws { try container.resolve(demandDepositInject) }
    }

    func options(_ id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }

    /// Runs a command line whose words are separated by spaces; `input` is nil for a run without a
    /// person.
    func run(_ line: String, input: String? = nil) async throws -> ProgramRun {
        try await run(line.split(separator: " ").map(String.init), input: input)
    }

    func run(_ words: [String], input: String? = nil) async throws -> ProgramRun {
        try await ProgramRun(bank: container, words, input: input)
    }

    /// Opens an account and pays the balance in.
    func open(
        _ balance: Int64 = 0,
        for customer: CustomerID = hana,
        nickname: String? = nil
    ) async throws -> AccountNumber {
        let nickname = try nickname.map { try Nickname(parsing: $0) }
        let outcome = try await service.open(for: customer, nickname: nickname, options())
        let number = try AccountNumber(parsing: try #require(outcome.result["account"]))
        if balance > 0 { try await deposit(balance, into: number) }
        return number
    }

    func deposit(
        _ won: Int64,
        into number: AccountNumber,
        _ options: RequestOptions? = nil
    ) async throws {
        try await move(.deposit, won, number, options)
    }

    func withdraw(
        _ won: Int64,
        from number: AccountNumber,
        _ options: RequestOptions? = nil
    ) async throws {
        try await move(.withdraw, won, number, options)
    }

    func move(
        _ move: CashMove,
        _ won: Int64,
        _ number: AccountNumber,
        memo: String = "",
        _ options: RequestOptions? = nil
    ) async throws {
        _ = try await service.moveCash(
            move,
            Money(won: won),
            of: .number(number),
            memo: memo,
            options ?? self.options()
        )
    }

    @discardableResult
    func transfer(
        _ won: Int64,
        from payer: AccountNumber,
        to payee: AccountNumber,
        memo: String = "",
        _ options: RequestOptions? = nil
    ) async throws -> RequestOutcome {
        try await service.transfer(
            Money(won: won),
            from: .number(payer),
            to: .number(payee),
            memo: memo,
            options ?? self.options()
        )
    }

    @discardableResult
    func close(
        _ number: AccountNumber,
        _ options: RequestOptions? = nil
    ) async throws -> RequestOutcome {
        try await service.close(.number(number), options ?? self.options())
    }

    func balance(of number: AccountNumber) async throws -> Int64 {
        try await accounts.account(number.description).balance.won
    }

    /// Posts a draft of an attacker who has the feature's authority.
    func forge(_ draft: TransactionDraft) async throws {
        var draft = draft
        draft.authority = .bank(issuer.authority("DemandDeposit"))
        _ = try await ledger.post(draft)
    }

    /// Posts a draft of an attacker who makes a customer sign it.
    func forge(
        _ draft: TransactionDraft,
        by customer: CustomerID = hana,
        from: AccountNumber,
        to: AccountID? = nil,
        _ won: Int64
    ) async throws {
        let movement = Movement(
            customer: customer,
            from: from.accountID,
            to: to ?? from.accountID,
            amount: Money(won: won),
            purpose: draft.intent.purpose,
            idempotencyID: draft.intent.id,
            digest: draft.digest
        )
        var draft = draft
        let preview = MovementPreview(title: "Test", from: "a", to: "b", amount: movement.amount)
        draft.authority = .customer(
            try await signing.request(withSign: movement, preview: preview)
        )
        _ = try await ledger.post(draft)
    }

    /// Links a record to an account, as a feature does with its product.
    func link(_ key: RecordKey, to number: AccountNumber) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.linking, content: [:]),
                authority: .unneeded,
                records: [try .create(key, "", linkedTo: number.accountID)]
            )
        )
    }

    /// Opens an account with the largest balance, in movements of the largest amount.
    func openFull() async throws -> AccountNumber {
        let number = try await open()
        let most = Money.largestBalance.won
        let step = Int(Money.largestMovement.won)
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.filling, content: [:]),
                authority: .bank(issuer.authority("Other")),
                legs: stride(from: 0, to: Int(most), by: step).flatMap { paid in
                    let amount = Money(won: min(Int64(step), most - Int64(paid)))
                    return [
                        Leg.debit(AccountOpening.cash.id, amount, "paid in"),
                        Leg.credit(number.accountID, amount, "paid in"),
                    ]
                },
                openings: [.cash]
            )
        )
        return number
    }

    /// Opens a safe box of a customer, as SafeBox does, and moves money from the bank into it.
    func openBox(holding won: Int64, for customer: CustomerID = hana) async throws {
        let box = AccountOpening(id: AccountID("box"), kind: .safeBox, owner: customer)
        let amount = Money(won: won)
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.filling, content: [:]),
                authority: .bank(issuer.authority("Other")),
                legs: [.debit(AccountOpening.cash.id, amount, ""), .credit(box.id, amount, "")],
                openings: [.cash, box]
            )
        )
    }

    /// Holds money on an account, as Card does for a payment.
    func hold(_ won: Int64, on number: AccountNumber) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.holding, content: [:]),
                authority: .bank(issuer.authority("Other")),
                holds: [.place(HoldID("\(number)/1"), on: number.accountID, Money(won: won))]
            )
        )
    }

    /// Seals the history and signs a checkpoint, as the command `bank checkpoint` does.
    func makeCheckpoint() async throws {
        let log = try container.resolve(historyLogInject)
        let head = try await log.seal()
        try await log.store(bank.logSigner.checkpoint(of: head, in: log.origin()))
    }

    func closeDays(_ count: Int) async throws {
        try await bank.closeDays(count)
    }

    /// Closes days until that date is the business date.
    func closeDays(until date: String) async throws {
        let date = try #require(BusinessDate(date))
        while try await ledger.businessDate() < date { try await closeDays(1) }
    }
}

@MainActor
extension TestBank {
    /// Shows the customer's accounts, as the home screen does.
    func showAccounts(as customer: CustomerID = hana) async throws -> FeatureStage {
        try await settled(FeatureStage(in: container, as: customer))
    }

    /// Shows an account, as the screen of a card does.
    func show(account: String, as customer: CustomerID = hana) async throws -> FeatureStage {
        try await settled(
            FeatureStage(in: container, as: customer) { session, listener in
                try session.resolve(managementDemandDepositInject)
                    .router(accountNumber: account, listener: listener)
            }
        )
    }

    private func settled(_ stage: FeatureStage) async throws -> FeatureStage {
        DetachmentWatch.begin { Issue.record("\($0)") }
        await stage.window.settled()
        return stage
    }

    func show(
        _ number: AccountNumber,
        as customer: CustomerID = hana
    ) async throws -> FeatureStage {
        try await show(account: number.description, as: customer)
    }
}

extension DemandDepositService {
    /// Returns all accounts that `list` returns in parts.
    func accounts(ownedBy customer: CustomerID?) async throws -> [DemandDepositAccount] {
        try await list(ownedBy: customer).joined()
    }
}
