import BankConsoleTesting
import Testing

@testable import SafeBox

/// A bank with safe boxes only, on the shared fakes.
struct TestBank {
    static let hana = FakeBank.customer

    /// The screen of accounts, which belongs to another feature.
    let management = FakeManagementDemandDeposit()
    private let bank: FakeBank

    var container: Container { bank.container }
    /// The ledger of the bank, at whose posts a test can intervene.
    var ledger: RecordingLedger { bank.ledger }
    var signing: FakeSigning { bank.signing }
    var issuer: AuthorityIssuer { bank.issuer }

    /// - Parameters:
    ///   - date: The first business date.
    ///   - rates: The interest rates of boxes.
    init(
        on date: BusinessDate? = BusinessDate("2026-01-05"),
        rates: InterestRateTable = .safeBox
    ) throws {
        bank = try FakeBank(
            on: date,
            clock: FakeClock().now
        ) { [management] bank in
            [
                SafeBoxModule(authority: bank.issuer.authority("SafeBox"), rates: rates),
                FakeAccountsModule(ledger: bank.ledger, screens: management),
            ]
        }
    }

    var service: SafeBoxService {
        get throws { try container.resolve(serviceInject) }
    }

    func options(_ id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }

    /// Runs a command line; `input` is nil for a run without a person.
    func run(_ words: String..., input: String? = nil) async throws -> ProgramRun {
        try await run(words, input: input)
    }

    func run(_ words: [String], input: String? = nil) async throws -> ProgramRun {
        try await ProgramRun(bank: container, words, input: input)
    }

    /// Opens an account with that balance, without a box.
    func openAccount(_ balance: Int64, serial: Int = 1) async throws -> AccountNumber {
        try await bank.openAccount(holding: Money(won: balance), serial: serial)
    }

    /// Opens an account with that balance, and its box.
    func openBox(
        _ balance: Int64,
        limit: Int64 = 10_000_000,
        serial: Int = 1
    ) async throws -> AccountNumber {
        let number = try await openAccount(balance, serial: serial)
        try await openBox(of: number, limit: limit)
        return number
    }

    /// Opens an account and its box, and fills the box.
    @discardableResult
    func openFullBox(serial: Int = 1) async throws -> AccountNumber {
        let number = try await openBox(10_000_000, serial: serial)
        try await put(10_000_000, number)
        return number
    }

    func openBox(of number: AccountNumber, limit: Int64 = 10_000_000) async throws {
        let limit = try SafeBoxLimit(Money(won: limit))
        _ = try await service.open(for: .number(number), limit: limit, options())
    }

    @discardableResult
    func put(
        _ won: Int64,
        _ number: AccountNumber,
        _ options: RequestOptions? = nil
    ) async throws -> RequestOutcome {
        let amount = Money(won: won)
        return try await service.move(.put, amount, of: .number(number), options ?? self.options())
    }

    @discardableResult
    func take(_ won: Int64, _ number: AccountNumber) async throws -> RequestOutcome {
        try await service.move(.take, Money(won: won), of: .number(number), options())
    }

    @discardableResult
    func takeInterest(_ number: AccountNumber) async throws -> RequestOutcome {
        try await service.takeInterest(.number(number), options())
    }

    /// Posts a draft of an attacker who has the feature's authority.
    func forge(_ draft: TransactionDraft) async throws {
        var draft = draft
        draft.authority = .bank(issuer.authority("SafeBox"))
        _ = try await ledger.post(draft)
    }

    /// Posts a draft of an attacker who makes a customer sign it.
    func forge(
        _ draft: TransactionDraft,
        by customer: CustomerID = hana,
        from: AccountID,
        to: AccountID,
        _ won: Int64
    ) async throws {
        let movement = Movement(
            customer: customer,
            from: from,
            to: to,
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

    func setPayout(_ schedule: PayoutSchedule, _ number: AccountNumber) async throws {
        _ = try await service.setPayout(schedule, of: .number(number), options())
    }

    /// The balance of the account, in won.
    func balance(of number: AccountNumber) async throws -> Int64 {
        try await FakeDemandDeposit(ledger: ledger).account(number.description).balance.won
    }

    /// The box of the account, which must have one.
    func box(of number: AccountNumber) async throws -> SafeBoxSummary {
        let found = try await container.resolve(safeBoxInject)
            .safeBox(linkedTo: number.accountID)
        return try #require(found)
    }

    /// SafeBox's part in closing a day.
    var part: any DayClosing {
        get throws { try #require(container.resolve(dayClosingInject).first) }
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
