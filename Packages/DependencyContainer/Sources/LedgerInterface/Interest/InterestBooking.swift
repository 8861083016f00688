import Bookkeeping

/// Books the interest of all records of a kind when a day is closed: counts the days, and pays on
/// paydays.
///
/// Each record is changed by a transaction of its own that replaces exactly the version it was made
/// from and is named after the day it counts up to. So whatever crashes, and however many processes
/// close a day at once, each day counts once and each payday pays once.
public struct InterestBooking<Holding: InterestBearingRecord>: DayClosing {
    private let ledger: any Ledger
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// - Parameters:
    ///   - ledger: The book with the records and balances.
    ///   - authority: The bank's, for `Holding.accrualPurpose` and `Holding.payoutPurpose`.
    ///   - rates: By date, basis points a year.
    public init(ledger: any Ledger, authority: BankAuthority, rates: InterestRateTable) {
        self.ledger = ledger
        self.authority = authority
        self.rates = rates
    }

    public var title: String { Holding.interestName }

    public func run(afterClosing date: BusinessDate) async throws -> Int {
        // A day that is still going on has no closing balance yet.
        let last = min(date, try await ledger.businessDate().advanced(by: -1))
        var changed = 0
        for record in try await ledger.records(in: Holding.collection, linkedTo: nil) {
            if try await book(record.key, through: last) { changed += 1 }
        }
        return changed
    }

    /// The rate of that day.
    public func rate(on date: BusinessDate) -> InterestRate {
        rates.rate(on: date)
    }

    /// The interest of a record with every closed day counted, and nothing written.
    public func accrual(of holding: Holding) async throws -> DailyAccrual {
        let yesterday = try await ledger.businessDate().advanced(by: -1)
        return try await accrual(of: holding, through: yesterday)
    }

    private func accrual(
        of holding: Holding,
        through date: BusinessDate
    ) async throws -> DailyAccrual {
        var accrual = holding.accrual
        try await accrual.catchUp(through: date, rates: rates) { day in
            try await ledger.balance(of: holding.earningAccount, atEndOf: day)
        }
        return accrual
    }

    /// - Returns: Whether this call changed the record.
    private func book(_ key: RecordKey, through date: BusinessDate) async throws -> Bool {
        var hasChanged = false
        while let receipt = try await step(key, through: date) {
            hasChanged = hasChanged || !receipt.isRepeat
        }
        return hasChanged
    }

    /// Counts up to the next payday's eve or to that date, and pays if there is something to pay;
    /// what the account cannot hold on top of its balance waits for the payday after.
    /// - Returns: nil when nothing is left to do.
    private func step(_ key: RecordKey, through date: BusinessDate) async throws -> Receipt? {
        try await ledger.retryingConflicts {
            guard var held = try await ledger.record(key, as: Holding.self) else {
                return nil  // closed by now
            }
            guard
                let stop = held.value.accrual
                    .nextStop(through: date, isPayday: held.value.isPayday)
            else { return nil }
            let earned = try await accrual(of: held.value, through: stop)
            held.value.accrual = earned
            let payable =
                held.value.isPayday(stop.next) ? held.value.accrual.takePayable() : .zero
            let receipt: Receipt
            do {
                receipt = try await ledger.post(draft(of: held, through: stop, paying: payable))
            } catch let error as BankError where error == .amountOverflow && payable > .zero {
                // No balance, however large, stops the bank's days: it stays accrued.
                held.value.accrual = earned
                receipt = try await ledger.post(draft(of: held, through: stop, paying: .zero))
            }
            if receipt.isRepeat, try await ledger.record(key)?.version == held.record.version {
                throw BankError(
                    .internalError,
                    code: "interest.booked",
                    "the interest of \(key) through \(stop) is booked, but its record does not say so"
                )
            }
            return receipt
        }
    }

    private func draft(
        of held: TypedRecord<Holding>,
        through date: BusinessDate,
        paying interest: Money
    ) throws -> TransactionDraft {
        let holding = held.value
        let isPaying = interest > .zero
        let purpose = isPaying ? Holding.payoutPurpose : Holding.accrualPurpose
        // The purpose is part of the name: another process may have seen another payout setting.
        // With spaces, which no key of a person has: nobody can take it and so stop a payout.
        let id = IdempotencyID(unchecked: "\(purpose) \(holding.earningAccount) \(date)")
        var draft = TransactionDraft(
            Intent(
                id: id,
                purpose: purpose,
                content: [
                    "account": holding.earningAccount.rawValue, "through": date.description,
                ]
            ),
            authority: .bank(authority),
            records: [try held.update()]
        )
        if isPaying {
            draft.legs = InterestPayout(interest)
                .legs(to: holding.payoutAccount, text: Holding.interestName)
            draft.openings = InterestPayout.openings
        }
        return draft
    }
}
