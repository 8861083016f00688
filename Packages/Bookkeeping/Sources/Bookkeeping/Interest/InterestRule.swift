/// A record of an account that earns interest on its closing balances.
public protocol InterestBearingRecord: Codable, Sendable, Equatable {
    /// The collection of the records.
    static var collection: String { get }
    /// The description of the interest on a statement.
    static var interestName: String { get }
    /// The purpose of entries that pay interest on a payday.
    static var payoutPurpose: Purpose { get }

    /// The account whose closing balances earn interest.
    var earningAccount: AccountID { get }
    /// The account that receives the interest.
    var payoutAccount: AccountID { get }
    /// The interest at the last payout, from which all later interest is derived.
    var anchor: InterestAnchor { get set }

    /// Returns the first payday after a date; nil at the end of the calendar, and for interest that
    /// is paid on request only.
    func nextPayday(after date: BusinessDate) -> BusinessDate?
}

/// The request of the bank to pay the interest of an account on a payday.
public struct PaydayRequest: Request {
    /// The purpose of the request.
    public let purpose: Purpose
    /// The account that earns.
    public let account: AccountID
    /// The last day that earns.
    public let through: BusinessDate

    /// The fields of the request.
    public var fields: [String: any RequestField] { ["account": account, "through": through] }

    public init(_ purpose: Purpose, _ account: AccountID, through: BusinessDate) {
        self.purpose = purpose
        self.account = account
        self.through = through
    }

    /// Creates a request from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(fields.purpose, try fields("account"), through: try fields("through"))
    }
}

extension AuthorityRule {
    /// Creates the rule for paying interest on a payday.
    /// - Parameters:
    ///   - type: The type of the records whose interest is paid.
    ///   - holder: The name of the feature that holds the bank's authority.
    ///   - rates: The yearly rates by date.
    public static func interestPayout<Value: InterestBearingRecord>(
        of type: Value.Type,
        by holder: String,
        rates: InterestRateTable
    ) -> AuthorityRule {
        AuthorityRule(
            Value.payoutPurpose,
            by: .bank(holder),
            changing: [Value.collection],
            opening: InterestPayout.openings
        ) { (_: PaydayRequest, review) in
            let changed = try review.transition(in: Value.collection)
            guard let before = changed.before, let payday = before.due else {
                throw review.refusal("the record is not due")
            }
            try review.require(payday <= review.entry.date, "the record is due only on \(payday)")
            let record = try TypedRecord<Value>(before)
            var anchor = record.value.anchor
            try anchor.advance(
                through: payday.advanced(by: -1),
                of: record.value.earningAccount,
                rates: rates,
                in: review
            )
            let balance = try review.account(record.value.payoutAccount).balance
            let paid = InterestPayout(anchor.interest.payable).paid
            try review.requireSame(
                as: try record.payout(
                    of: anchor,
                    on: payday,
                    onto: review.entry.legs.isEmpty ? balance : try balance.subtracting(paid),
                    sameAs: changed.after
                )
            )
        }
    }
}

extension TypedRecord where Value: InterestBearingRecord {
    /// Returns the transaction that pays the interest of the record and sets its next payday.
    ///
    /// If the payout would exceed the limit of a movement or of the balance, all interest stays
    /// accrued. Therefore a huge balance cannot block the closing of days.
    /// - Parameters:
    ///   - anchor: The interest through the day before the payday.
    ///   - payday: The payday, on which the record is due.
    ///   - balance: The balance of the account that receives the interest.
    ///   - posted: The record that was posted; the usual value is for a payout that is not posted.
    public func payout(
        of anchor: InterestAnchor,
        on payday: BusinessDate,
        onto balance: Money,
        sameAs posted: Record? = nil
    ) throws -> TransactionDraft {
        let (account, through) = (value.earningAccount, payday.advanced(by: -1))
        var paid = self
        paid.value.anchor = anchor
        let interest = paid.value.anchor.takePayable()
        let pays = interest > .zero && interest.fits(onto: balance)
        if !pays { paid.value.anchor = value.anchor }
        return TransactionDraft(
            Intent(
                // The spaces keep the key out of reach of callers, who could otherwise block a payout.
                id: IdempotencyID(unchecked: "\(Value.payoutPurpose) \(account) \(through)"),
                PaydayRequest(Value.payoutPurpose, account, through: through)
            ),
            legs: pays
                ? InterestPayout(interest).legs(to: value.payoutAccount, text: Value.interestName)
                : [],
            openings: pays ? InterestPayout.openings : [],
            records: [try paid.update(due: value.nextPayday(after: payday), sameAs: posted)]
        )
    }
}

extension Money {
    /// Returns whether an account can receive the amount within the limits of movements and
    /// balances.
    /// - Parameter balance: The balance of the account.
    func fits(onto balance: Money) -> Bool {
        guard let sum = try? balance.adding(self) else { return false }
        return self <= Self.largestMovement && sum <= Self.largestBalance
    }
}

extension InterestAnchor {
    /// Adds the interest of the days since the anchor, computed from the balances in the book.
    /// - Parameters:
    ///   - date: The last day that earns interest.
    ///   - account: The account that earns interest.
    ///   - rates: The yearly rates by date.
    ///   - review: The review of an entry, which provides the balances.
    public mutating func advance(
        through date: BusinessDate,
        of account: AccountID,
        rates: InterestRateTable,
        in review: EntryReview
    ) throws {
        guard let days = days(through: date) else { return }
        let balances = try review.closingBalances(of: account, on: days)
        advance(through: date, balances: balances, rates: rates)
    }
}
