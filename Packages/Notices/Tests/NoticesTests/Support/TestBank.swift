import BankConsoleTesting

@testable import Notices

/// A bank with notices only, whose tests post what other features post.
struct TestBank {
    static let hana = FakeBank.customer
    static let duri = CustomerID("C000002")

    private let bank: FakeBank
    private let authority: BankAuthority

    var container: Container { bank.container }
    var ledger: RecordingLedger { bank.ledger }

    /// - Parameter clock: The clock of `bank notices --follow`.
    init(clock: any Clock<Duration> = StepClock()) throws {
        let rules = NoticeProjections.all.map(\.purpose).map { purpose in
            AuthorityRule(
                purpose,
                by: .bank("Test"),
                changing: [AttemptsRecord.collection, CardHold.collection],
                opening: InterestPayout.openings + [.cash]
            )
        }
        bank = try FakeBank(clock: FakeClock().now, rules: rules) { _ in
            [NoticesModule(clock: clock)]
        }
        authority = bank.issuer.authority("Test")
    }

    var service: NoticesService {
        get throws { try container.resolve(serviceInject) }
    }

    /// Opens an account with 100,000 won.
    func openAccount(_ serial: Int = 1, of owner: CustomerID = hana) async throws -> AccountNumber {
        try await bank.openAccount(holding: Money(won: 100_000), serial: serial, owner: owner)
    }

    func closeDays(_ count: Int) async throws {
        try await bank.closeDays(count)
    }

    /// Posts an entry of another feature.
    @discardableResult
    func post(
        _ id: String,
        _ request: some Request,
        legs: [Leg] = [],
        openings: [AccountOpening] = [],
        holds: [HoldChange] = [],
        records: [RecordChange] = []
    ) async throws -> Receipt {
        try await ledger.post(
            TransactionDraft(
                Intent(id: IdempotencyID(unchecked: id), request),
                authority: .bank(authority),
                legs: legs,
                openings: openings,
                records: records,
                holds: holds
            )
        )
    }

    func deposit(
        _ won: Int64,
        to account: AccountNumber,
        _ id: String,
        memo: String = ""
    ) async throws {
        let amount = Money(won: won)
        try await post(
            id,
            CashRequest(.deposit, amount, at: account, memo: memo),
            legs: [
                .debit(AccountOpening.cash.id, amount, "paid in"),
                .credit(account.accountID, amount, "paid in"),
            ]
        )
    }

    func transfer(
        _ won: Int64,
        from: AccountNumber,
        to: AccountNumber,
        _ id: String,
        memo: String = ""
    ) async throws {
        let amount = Money(won: won)
        try await post(
            id,
            TransferRequest(from: from, to: to, amount: amount, memo: memo),
            legs: [.debit(from.accountID, amount, "to"), .credit(to.accountID, amount, "from")]
        )
    }

    func pay(
        _ won: Int64,
        at merchant: String,
        on account: AccountNumber,
        expiring days: Int = 7,
        _ id: String
    ) async throws {
        let (name, amount) = ("\(account)/card1/\(id)", Money(won: won))
        let expires = try await ledger.businessDate().advanced(by: days)
        try await post(
            id,
            CardPaymentRequest(
                card: "\(account)/card1",
                purchase: CardPurchase(amount: amount, merchant: merchant, place: .domestic)
            ),
            holds: [.place(HoldID(name), on: account.accountID, amount)],
            records: [
                try .create(
                    RecordKey(CardHold.collection, name),
                    CardHold(expires: expires),
                    linkedTo: account.accountID,
                    due: expires
                )
            ]
        )
    }

    /// Pays interest, of which the bank withholds tax.
    func payInterest(_ won: Int64, to account: AccountNumber, _ id: String) async throws {
        let date = try await ledger.businessDate()
        try await post(
            id,
            PaydayRequest(.accountInterest, account.accountID, through: date),
            legs: InterestPayout(Money(won: won)).legs(to: account.accountID, text: "interest"),
            openings: InterestPayout.openings
        )
    }

    /// Counts an attempt.
    func attempt(
        of customer: CustomerID = hana,
        _ id: String,
        change: (inout AttemptsRecord) -> Void
    ) async throws {
        let key = RecordKey(AttemptsRecord.collection, customer.rawValue)
        let stored = try await ledger.record(key, as: AttemptsRecord.self)
        var attempts = stored?.value ?? AttemptsRecord()
        change(&attempts)
        let record = try stored.map { try RecordChange.update($0.record, to: attempts) }
        try await post(
            id,
            CustomerRequest(purpose: .customerTry, customer: customer),
            records: [try record ?? .create(key, attempts)]
        )
    }

    /// Returns the keys and texts of a customer's notices, newest first.
    func notices(
        of customer: CustomerID = hana,
        onlyUnread: Bool = false
    ) async throws -> [String] {
        try await service.notices(of: customer, onlyUnread: onlyUnread, limit: 100).notices
            .map { "\($0.key) \($0.text)" }
    }

    /// Marks the notices of a customer as read.
    @discardableResult
    func read(_ customer: CustomerID = hana) async throws -> RequestOutcome? {
        let list = try await service.notices(of: customer, onlyUnread: true, limit: 100)
        return try await service.markRead(list, of: customer, RequestOptions { _ in })
    }

    func set(
        _ kind: CustomerNotice.Kind,
        _ change: NoticeSettingRequest.Change
    ) async throws {
        let options = RequestOptions { _ in }
        _ = try await service.change(change, kind.rawValue, for: Self.hana, options)
    }

    /// Runs a command line; `input` is nil for a run without a person.
    func run(_ line: String, input: String? = nil) async throws -> ProgramRun {
        let words = line.split(separator: " ").map(String.init)
        return try await ProgramRun(bank: container, words, input: input)
    }
}
