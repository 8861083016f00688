import Bookkeeping

/// A record of an account that earns interest on its closing balances.
public protocol InterestBearingRecord: Codable, Sendable {
    /// The collection of the records.
    static var collection: String { get }
    /// The description of the interest on a statement.
    static var interestName: String { get }
    /// The purpose of entries that add days, which the bank's authority covers.
    static var accrualPurpose: Purpose { get }
    /// The purpose of entries that pay interest, which the bank's authority covers.
    static var payoutPurpose: Purpose { get }

    /// The account whose closing balances earn interest.
    var earningAccount: AccountID { get }
    /// The account that receives the interest.
    var payoutAccount: AccountID { get }
    /// The interest that was earned and the last day that it includes.
    var accrual: DailyAccrual { get set }

    /// Returns whether the interest earned before a day is paid on that day.
    func isPayday(_ date: BusinessDate) -> Bool
}

/// The part of closing a day that adds interest to the records of a kind, and pays it on paydays.
///
/// Each record changes in a separate transaction, which replaces the version that was read and is
/// named after the last day that it adds. After a crash, or with several processes that close a day
/// at once, each day counts once and each payday pays once.
public struct InterestBooking<Value: InterestBearingRecord>: DayClosing {
    private let ledger: any Ledger
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// Creates a part.
    /// - Parameters:
    ///   - ledger: The book.
    ///   - authority: The bank's authority for `Value.accrualPurpose` and `Value.payoutPurpose`.
    ///   - rates: The yearly rates by date.
    public init(ledger: any Ledger, authority: BankAuthority, rates: InterestRateTable) {
        self.ledger = ledger
        self.authority = authority
        self.rates = rates
    }

    /// The description of the interest.
    public var title: String { Value.interestName }

    /// Adds the closed days to every record and pays on paydays.
    public func run(afterClosing date: BusinessDate) async throws -> Int {
        // The business date has no closing balance yet.
        let last = min(date, try await ledger.businessDate().advanced(by: -1))
        var changed = 0
        for record in try await ledger.records(in: Value.collection, linkedTo: nil) {
            if try await addDays(to: record.key, through: last) { changed += 1 }
        }
        return changed
    }

    /// Returns the rate on a date.
    public func rate(on date: BusinessDate) -> InterestRate {
        rates.rate(on: date)
    }

    /// Returns the interest of a record with every closed day added, without writing it.
    public func accrual(of value: Value) async throws -> DailyAccrual {
        let yesterday = try await ledger.businessDate().advanced(by: -1)
        return try await accrual(of: value, through: yesterday)
    }

    private func accrual(
        of value: Value,
        through date: BusinessDate
    ) async throws -> DailyAccrual {
        var accrual = value.accrual
        try await accrual.catchUp(through: date, rates: rates) { day in
            try await ledger.balance(of: value.earningAccount, atEndOf: day)
        }
        return accrual
    }

    /// - Returns: Whether this call changed the record.
    private func addDays(to key: RecordKey, through date: BusinessDate) async throws -> Bool {
        var hasChanged = false
        while let receipt = try await addPeriod(to: key, through: date) {
            hasChanged = hasChanged || !receipt.isRepeat
        }
        return hasChanged
    }

    /// Adds the days before the next payday, or through `date`, and pays if that day is a payday.
    /// - Returns: The receipt, or nil when all days are added.
    private func addPeriod(
        to key: RecordKey,
        through date: BusinessDate
    ) async throws -> Receipt? {
        try await ledger.retryingConflicts {
            guard var record = try await ledger.record(key, as: Value.self) else {
                return nil  // It was closed in the meantime.
            }
            guard
                let stop = record.value.accrual
                    .nextStop(through: date, isPayday: record.value.isPayday)
            else { return nil }
            let earned = try await accrual(of: record.value, through: stop)
            record.value.accrual = earned
            let payable =
                record.value.isPayday(stop.next) ? record.value.accrual.takePayable() : .zero
            let receipt: Receipt
            do {
                receipt = try await ledger.post(draft(of: record, through: stop, paying: payable))
            } catch let error as BankError where error == .amountOverflow && payable > .zero {
                // The interest stays accrued, so that a huge balance cannot block closing days.
                record.value.accrual = earned
                receipt = try await ledger.post(draft(of: record, through: stop, paying: .zero))
            }
            if receipt.isRepeat, try await ledger.record(key)?.version == record.record.version {
                throw BankError(
                    .internalError,
                    code: "interest.booked",
                    "the interest of '\(key)' through \(stop) was posted without changing "
                        + "its record"
                )
            }
            return receipt
        }
    }

    private func draft(
        of record: TypedRecord<Value>,
        through date: BusinessDate,
        paying interest: Money
    ) throws -> TransactionDraft {
        let value = record.value
        let isPaying = interest > .zero
        let purpose = isPaying ? Value.payoutPurpose : Value.accrualPurpose
        // The purpose is part of the key, because another process may have read another schedule.
        // The spaces keep the key out of reach of callers, who could otherwise block a payout.
        let id = IdempotencyID(unchecked: "\(purpose) \(value.earningAccount) \(date)")
        var draft = TransactionDraft(
            Intent(
                id: id,
                purpose: purpose,
                content: [
                    "account": value.earningAccount.rawValue, "through": date.description,
                ]
            ),
            authority: .bank(authority),
            records: [try record.update()]
        )
        if isPaying {
            draft.legs = InterestPayout(interest)
                .legs(to: value.payoutAccount, text: Value.interestName)
            draft.openings = InterestPayout.openings
        }
        return draft
    }
}
