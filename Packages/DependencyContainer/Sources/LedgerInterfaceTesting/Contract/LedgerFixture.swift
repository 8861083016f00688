public import Bookkeeping
public import BookkeepingTesting
public import LedgerInterface

/// The values with which a test creates a ledger.
public struct LedgerSetup: Sendable {
    /// The first business date; nil for a ledger without a book.
    public let date: BusinessDate?
    /// The check of the authority for each transaction.
    public let authority: AuthorityCheck
    /// The clock for entries and signatures.
    public let clock: WallClock
    /// The random value of a book's first entry; two ledgers with the same value can have the same
    /// history.
    public let nonce = IdempotencyID.random()

    public init(date: BusinessDate?, authority: AuthorityCheck, clock: @escaping WallClock) {
        self.date = date
        self.authority = authority
        self.clock = clock
    }
}

/// A ledger with a fake clock and fake signatures, and methods that make drafts.
public struct LedgerFixture: Sendable {
    /// The ledger under test.
    public let ledger: any Ledger & HistoryLog
    /// The clock of the ledger.
    public let clock = FakeClock()
    /// The signatures that the ledger accepts.
    public let signatures = FakeSignatures()
    /// The bank's authority for ``deposit`` and ``holding``.
    public let bank: BankAuthority

    /// The first business date of the book, 2026-01-05.
    public static let firstDay = BusinessDate(dayNumber: 20_458)
    /// The customer who signs by default.
    public static let kim = CustomerID("C000001")
    /// A second customer.
    public static let lee = CustomerID("C000002")
    /// The purpose of entries that the bank authorizes.
    public static let deposit = Purpose("test.deposit")
    /// The purpose of entries that a customer signs.
    public static let transfer = Purpose("test.transfer")
    /// The purpose of entries that change records.
    public static let setting = Purpose("test.set")
    /// The purpose of entries that change holds.
    public static let holding = Purpose("test.hold")
    /// The purpose of entries that close an account.
    public static let closing = Purpose("test.close")
    /// The kind of customers' accounts.
    public static let money = AccountKind("test-money", normalSide: .credit)

    /// Creates a fixture.
    /// - Parameters:
    ///   - date: The first business date; nil for a ledger without a book.
    ///   - rules: The rules of additional purposes.
    ///   - makeLedger: A closure that makes the ledger under test.
    public init(
        date: BusinessDate? = LedgerFixture.firstDay,
        adding rules: [AuthorityRule] = [],
        makeLedger: @Sendable (LedgerSetup) async throws -> any Ledger & HistoryLog
    ) async throws {
        let issuer = AuthorityIssuer()
        bank = issuer.authority("Test")
        let authority = AuthorityCheck(
            issuer: issuer,
            verifier: signatures,
            rules: try AuthorityRules(Self.rules + rules)
        )
        ledger = try await makeLedger(
            LedgerSetup(date: date, authority: authority, clock: clock.now)
        )
    }

    /// The rules of the purposes that the fixture defines.
    public static let rules = [
        AuthorityRule(deposit, by: .bank("Test"), changing: ["thing"], opening: [.cash]),
        AuthorityRule(transfer, by: .customer, opening: InterestPayout.openings),
        AuthorityRule(
            setting,
            by: .unneeded,
            changing: ["thing", "box", "counter", ""],
            secrets: ["secret"]
        ),
        AuthorityRule(holding, by: .bank("Test")),
        AuthorityRule(closing, by: .customer, changing: ["thing", "card"]),
    ]

    /// Returns an intent with an idempotency key.
    public func intent(
        _ id: String,
        _ purpose: Purpose,
        _ content: [String: String] = [:]
    ) throws -> Intent {
        Intent(id: try IdempotencyID(id), purpose: purpose, content: content)
    }

    /// Opens an account and pays money in with the bank's authority.
    public func open(_ account: AccountID, of owner: CustomerID, with won: Int64 = 0) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                try intent("open-\(account)", Self.deposit),
                authority: .bank(bank),
                legs: won == 0 ? [] : paidIn(account, won),
                openings: [.cash, AccountOpening(id: account, kind: Self.money, owner: owner)]
            )
        )
    }

    /// Returns the legs of a payment into an account, in whole won.
    public func paidIn(_ account: AccountID, _ won: Int64) -> [Leg] {
        moved(from: AccountOpening.cash.id, to: account, won)
    }

    /// Returns the legs of a transfer between two accounts, in whole won.
    public func moved(from: AccountID, to: AccountID, _ won: Int64) -> [Leg] {
        [.debit(from, Money(won: won), "out"), .credit(to, Money(won: won), "in")]
    }

    /// Returns a payment into an existing account with the bank's authority.
    public func depositDraft(_ id: String, to account: AccountID, _ won: Int64) throws
        -> TransactionDraft
    {
        TransactionDraft(
            try intent(id, Self.deposit, ["to": account.rawValue, "won": String(won)]),
            authority: .bank(bank),
            legs: paidIn(account, won)
        )
    }

    /// Returns a change of holds with the bank's authority, and optional legs.
    public func holdDraft(
        _ id: String,
        _ changes: HoldChange...,
        legs: [Leg] = []
    ) throws -> TransactionDraft {
        TransactionDraft(
            try intent(id, Self.holding),
            authority: .bank(bank),
            legs: legs,
            holds: changes
        )
    }

    /// Returns a transfer with a customer's fake signature, identified by the number `signature`.
    public func transferDraft(
        _ id: String,
        by customer: CustomerID = LedgerFixture.kim,
        from: AccountID,
        to: AccountID,
        _ won: Int64,
        signature: Int
    ) throws -> TransactionDraft {
        let intent = try intent(
            id,
            Self.transfer,
            ["from": from.rawValue, "to": to.rawValue, "won": String(won)]
        )
        let draft = TransactionDraft(intent, legs: moved(from: from, to: to, won))
        return sign(draft, by: customer, from: from, to: to, won, signature: signature)
    }

    /// Returns a draft with a customer's fake signature, identified by the number `signature`.
    public func sign(
        _ draft: TransactionDraft,
        by customer: CustomerID = LedgerFixture.kim,
        from: AccountID,
        to: AccountID,
        _ won: Int64,
        signature: Int
    ) -> TransactionDraft {
        var draft = draft
        draft.authority = signatures.authority(
            for: draft,
            by: customer,
            from: from,
            to: to,
            amount: Money(won: won),
            number: signature
        )
        return draft
    }

    /// Posts changes of records under a purpose that needs no authority.
    @discardableResult
    public func set(_ id: String, _ changes: RecordChange...) async throws -> Receipt {
        try await ledger.post(
            TransactionDraft(try intent(id, Self.setting), authority: .unneeded, records: changes)
        )
    }

    /// Returns the held money in won, or nil for an unknown account.
    public func held(_ account: AccountID) async throws -> Int64? {
        try await ledger.account(account)?.held.won
    }

    /// Returns the balance in won, or nil for an unknown account.
    public func balance(_ account: AccountID) async throws -> Int64? {
        try await ledger.account(account)?.balance.won
    }
}
