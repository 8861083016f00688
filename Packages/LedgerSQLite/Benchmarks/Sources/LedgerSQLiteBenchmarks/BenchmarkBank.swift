import Bookkeeping
import DependencyContainer
import LedgerInterface
import LedgerSQLite
import SigningInterface
import SigningInterfaceTesting

/// A box of a customer, whose record resembles that of a safe box.
struct BenchmarkBox: InterestBearingRecord {
    static let collection = "box"
    static let interestName = "safe box interest"
    static let payoutPurpose = Purpose("benchmark.interest")

    let linkedAccount: AccountID
    let boxAccount: AccountID
    let limit: Money
    let payout: String
    var anchor: InterestAnchor

    // As in the books of the bank.
    private enum CodingKeys: String, CodingKey {
        case linkedAccount, boxAccount, limit, payout
        case anchor = "accrual"
    }

    var earningAccount: AccountID { boxAccount }
    var payoutAccount: AccountID { linkedAccount }

    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        date.advanced(by: BenchmarkBank.payoutDays)
    }
}

/// A bank with as many customers as asked for, each with an account and a box.
struct BenchmarkBank {
    /// The days from one payday to the next.
    static let payoutDays = 30
    /// The number of transactions in one durable step.
    static let batch = 500
    static let firstDay = BusinessDate(dayNumber: 20_458)  // 2026-01-05

    private static let holder = "Benchmark"
    private static let opening = Purpose("benchmark.opening")
    private static let deposit = Purpose("benchmark.deposit")
    private static let transfer = Purpose("benchmark.transfer")
    private static let rates = InterestRateTable(always: InterestRate(basisPoints: 160))
    private static let kind = AccountKind("demand-deposit", normalSide: .credit)

    let ledger: any Ledger
    let log: any HistoryLog
    private let container: Container
    private let authority: BankAuthority
    private let signatures = BenchmarkSignatures()

    /// Opens the bank's book at a path, and creates it unless it exists.
    /// - Parameters:
    ///   - path: The path of the book.
    ///   - clock: The clock, which posting reads for each entry.
    init(_ path: String, clock: @escaping WallClock = Timestamp.now) async throws {
        let issuer = AuthorityIssuer()
        authority = issuer.authority(Self.holder)
        container = try Container(
            modules: LedgerSQLiteModule(book: path, issuer: issuer, clock: clock) { print($0) },
            RulesModule(rules: Self.rules(), signatures: signatures)
        )
        ledger = try container.resolve(ledgerInject)
        log = try container.resolve(historyLogInject)
        try await ledger.start(on: Self.firstDay)
    }

    func close() async throws {
        try await container.close()
    }

    var interest: InterestBooking<BenchmarkBox> {
        InterestBooking(ledger: ledger, authority: authority, rates: Self.rates)
    }

    var closer: DayCloser { DayCloser(ledger: ledger, parts: [interest]) }

    /// Opens accounts with boxes of 10,000,000 won, and writes the keys of their owners.
    /// - Parameters:
    ///   - numbers: The numbers of the customers.
    ///   - days: The days from the first day to the payday of the boxes.
    func open(_ numbers: Range<Int>, payingAfter days: Int = payoutDays) async throws {
        try await post(numbers) { number in
            let account = Self.account(number)
            let (box, customer) = (AccountID("\(account)/box1"), Self.customer(number))
            let record = BenchmarkBox(
                linkedAccount: account,
                boxAccount: box,
                limit: Money(won: 10_000_000),
                payout: "monthly",
                anchor: InterestAnchor(from: Self.firstDay)
            )
            return TransactionDraft(
                Intent(
                    id: IdempotencyID(unchecked: "opening-\(number)"),
                    purpose: Self.opening,
                    content: ["account": account.rawValue]
                ),
                authority: .bank(authority),
                legs: [
                    .debit(AccountOpening.cash.id, Money(won: 10_100_000), "deposit"),
                    .credit(account, Money(won: 100_000), "deposit"),
                    .credit(box, Money(won: 10_000_000), "deposit"),
                ],
                openings: [
                    .cash,
                    AccountOpening(id: account, kind: Self.kind, owner: customer),
                    AccountOpening(
                        id: box,
                        kind: AccountKind("safe-box", normalSide: .credit),
                        owner: customer
                    ),
                ],
                records: [
                    try .create(signatures.keyRecord(of: customer), signatures.key(of: number)),
                    try .create(
                        RecordKey(BenchmarkBox.collection, account.rawValue),
                        record,
                        linkedTo: account,
                        due: Self.firstDay.advanced(by: days)
                    ),
                ]
            )
        }
    }

    /// Returns the deposit of one won on an account, on the bank's authority.
    /// - Parameters:
    ///   - number: The number of the deposit.
    ///   - count: The number of accounts.
    func deposit(_ number: Int, amongFirst count: Int) -> TransactionDraft {
        let account = Self.account(number % count)
        return TransactionDraft(
            Intent(
                id: IdempotencyID(unchecked: "deposit-\(number)"),
                purpose: Self.deposit,
                content: ["account": account.rawValue, "amount": "1"]
            ),
            authority: .bank(authority),
            legs: [
                .debit(AccountOpening.cash.id, Money(won: 1), "deposit"),
                .credit(account, Money(won: 1), "deposit"),
            ]
        )
    }

    /// Transfers one won from an account to the next for each number, on its owner's signature.
    /// - Parameters:
    ///   - numbers: The numbers of the transfers.
    ///   - count: The number of accounts.
    func transfer(_ numbers: Range<Int>, amongFirst count: Int) async throws {
        try await post(numbers) { number in
            let (from, to) = (number % count, (number + 1) % count)
            var draft = Self.transfer(
                Intent(
                    id: IdempotencyID(unchecked: "transfer-\(number)"),
                    purpose: Self.transfer,
                    content: [
                        "from": Self.account(from).rawValue, "to": Self.account(to).rawValue,
                        "amount": "1",
                    ]
                )
            )
            let movement = Movement(
                customer: Self.customer(from),
                from: Self.account(from),
                to: Self.account(to),
                amount: Money(won: 1),
                purpose: Self.transfer,
                idempotencyID: draft.intent.id,
                digest: draft.digest
            )
            let preview = MovementPreview(
                title: "Transfer",
                from: Self.account(from).rawValue,
                to: Self.account(to).rawValue,
                amount: movement.amount
            )
            draft.authority = .customer(
                signatures.sign(movement, preview: preview, by: from)
            )
            return draft
        }
    }

    private func post(
        _ numbers: Range<Int>,
        draft: (Int) throws -> TransactionDraft
    ) async throws {
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.batch) {
            let drafts = try (start..<min(start + Self.batch, numbers.upperBound)).map(draft)
            for result in try await ledger.post(drafts) { _ = try result.get() }
        }
    }

    static func account(_ number: Int) -> AccountID {
        AccountID("3333-01-\(padded(number))")
    }

    private static func customer(_ number: Int) -> CustomerID {
        CustomerID("C\(padded(number))")
    }

    private static func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    }

    private static func transfer(_ intent: Intent) -> TransactionDraft {
        let amount = Money(won: intent.content["amount"].flatMap { Int64($0) } ?? 0)
        return TransactionDraft(
            intent,
            legs: [
                .debit(AccountID(intent.content["from"] ?? ""), amount, "transfer"),
                .credit(AccountID(intent.content["to"] ?? ""), amount, "transfer"),
            ]
        )
    }

    private static func rules() -> [AuthorityRule] {
        [
            AuthorityRule(
                opening,
                by: .bank(holder),
                changing: [BenchmarkBox.collection, BenchmarkSignatures.collection],
                opening: [.cash]
            ),
            AuthorityRule(deposit, by: .bank(holder)),
            AuthorityRule(transfer, by: .customer) { review in
                try review.requireSame(as: transfer(review.entry.intent))
            },
            .interestPayout(of: BenchmarkBox.self, by: holder, rates: rates),
        ]
    }
}

/// The module of the rules, the verifier and the signer that the ledger needs.
private struct RulesModule: Module {
    let rules: [AuthorityRule]
    let signatures: BenchmarkSignatures

    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { [signatures] in signatures }
        registrar.register(logSignerInject) { FakeLogSigner(isInUse: false) }
        for rule in rules { registrar.register(authorityRulesInject) { rule } }
    }
}
