import Bookkeeping
import BookkeepingTesting
import LedgerInterface

/// A ledger on the bench: with a clock, an issuer and signatures of its own, and the words in which
/// the clauses of the contract, and other tests of ledgers, are written.
public struct LedgerFixture: Sendable {
    public let ledger: any Ledger
    public let clock = FakeClock()
    public let signatures = FakeSignatures()
    /// The bank's authority for all that the contract does in its name.
    public let bank: BankAuthority

    /// The first day of the bench's book.
    public static let firstDay = BusinessDate(dayNumber: 20_458)  // 2026-01-05
    public static let kim = CustomerID("C000001")
    public static let lee = CustomerID("C000002")
    public static let deposit = Purpose("test.deposit")
    public static let transfer = Purpose("test.transfer")
    public static let setting = Purpose("test.set")
    public static let closing = Purpose("test.close")
    public static let money = AccountKind("test-money", normalSide: .credit)

    /// - Parameters:
    ///   - date: The first business date; nil for a ledger without a book.
    ///   - makeLedger: Makes the ledger that is looked at.
    public init(
        date: BusinessDate? = LedgerFixture.firstDay,
        makeLedger: @Sendable (LedgerSetup) async throws -> any Ledger
    ) async throws {
        let issuer = AuthorityIssuer()
        bank = issuer.authority("Test", for: Self.deposit, Self.setting)
        ledger = try await makeLedger(
            LedgerSetup(date: date, issuer: issuer, verifier: signatures, clock: clock.now)
        )
    }

    /// An intent under an id that is written out.
    public func intent(
        _ id: String,
        _ purpose: Purpose,
        _ content: [String: String] = [:]
    ) throws -> Intent {
        Intent(id: try IdempotencyID(id), purpose: purpose, content: content)
    }

    /// Opens an account and pays in, by the bank's authority.
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

    /// The legs of money paid in.
    public func paidIn(_ account: AccountID, _ won: Int64) -> [Leg] {
        moved(from: AccountOpening.cash.id, to: account, won)
    }

    /// The legs of money that moves between two accounts that customers have, or out to the till.
    public func moved(from: AccountID, to: AccountID, _ won: Int64) -> [Leg] {
        [.debit(from, Money(won: won), "out"), .credit(to, Money(won: won), "in")]
    }

    /// Money paid in by the bank's authority; the account must be there.
    public func depositDraft(_ id: String, to account: AccountID, _ won: Int64) throws
        -> TransactionDraft
    {
        TransactionDraft(
            try intent(id, Self.deposit, ["to": account.rawValue, "won": String(won)]),
            authority: .bank(bank),
            legs: paidIn(account, won)
        )
    }

    /// Changes holds by the bank's authority, and moves money with it where legs are given.
    public func holdDraft(
        _ id: String,
        _ changes: HoldChange...,
        legs: [Leg] = []
    ) throws -> TransactionDraft {
        TransactionDraft(
            try intent(id, Self.setting),
            authority: .bank(bank),
            legs: legs,
            holds: changes
        )
    }

    /// A transfer that the customer has signed.
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
        let movement = Movement(
            of: intent,
            by: customer,
            from: from,
            to: to,
            amount: Money(won: won)
        )
        return TransactionDraft(
            intent,
            authority: signatures.authority(for: movement, number: signature),
            legs: moved(from: from, to: to, won)
        )
    }

    /// Changes records and nothing else.
    @discardableResult
    public func set(_ id: String, _ changes: RecordChange...) async throws -> Receipt {
        try await ledger.post(
            TransactionDraft(try intent(id, Self.setting), authority: .unneeded, records: changes)
        )
    }

    /// What is held on the account now, in won; nil when there is no such account.
    public func held(_ account: AccountID) async throws -> Int64? {
        try await ledger.account(account)?.held.won
    }

    /// The balance now, in won; nil when there is no such account.
    public func balance(_ account: AccountID) async throws -> Int64? {
        try await ledger.account(account)?.balance.won
    }
}
