public import Bookkeeping

/// The part of closing a day that pays the interest of the records that are due.
///
/// Accrued interest is not stored, because it is computed from the record's ``InterestAnchor`` and
/// the later balances.
///
/// Each record changes in a separate transaction, whose key contains the payday. So each payday
/// pays once, even after a crash or when several processes close a day at once.
public struct InterestBooking<Value: InterestBearingRecord>: DayClosing {
    /// The number of records that are read and paid in one durable step.
    private static var pageSize: Int { 500 }

    private let ledger: any Ledger
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// Creates the work that pays interest.
    /// - Parameters:
    ///   - ledger: The book.
    ///   - authority: The bank's authority for `Value.payoutPurpose`.
    ///   - rates: The yearly rates by date.
    public init(ledger: any Ledger, authority: BankAuthority, rates: InterestRateTable) {
        self.ledger = ledger
        self.authority = authority
        self.rates = rates
    }

    /// The text that a statement shows for the interest.
    public var title: String { Value.interestName }

    /// Pays the interest of the records whose payday has come.
    public func run(afterClosing date: BusinessDate) async throws -> DueWork {
        let today = min(date.next, try await ledger.businessDate())
        return try await ledger.forEachDue(
            in: Value.collection,
            through: today,
            pageSize: Self.pageSize
        ) { try await draft(for: $0) }
    }

    /// Returns the yearly interest rate on a date.
    public func rate(on date: BusinessDate) -> InterestRate {
        rates.rate(on: date)
    }

    /// Returns the interest of a record at the end of the last closed day, without storing it.
    public func accrued(by value: Value) async throws -> InterestAnchor {
        try await anchor(of: value, through: try await ledger.businessDate().advanced(by: -1))
    }

    private func anchor(of value: Value, through date: BusinessDate) async throws -> InterestAnchor
    {
        var anchor = value.anchor
        guard let days = anchor.days(through: date) else { return anchor }
        let balances = try await ledger.closingBalances(of: value.earningAccount, on: days)
        anchor.advance(through: date, balances: balances, rates: rates)
        return anchor
    }

    /// Returns the transaction that pays the interest of a due record; nil if no payment is due.
    private func draft(for record: Record) async throws -> TransactionDraft? {
        let record = try TypedRecord<Value>(record)
        let value = record.value
        guard let payday = record.record.due,
            let balance = try await ledger.account(value.payoutAccount)?.balance
        else { return nil }
        let anchor = try await anchor(of: value, through: payday.advanced(by: -1))
        var draft = try record.payout(of: anchor, on: payday, onto: balance)
        draft.authority = .bank(authority)
        return draft
    }
}
