import Bookkeeping

extension AuthorityRule {
    /// Creates the rule for paying interest on a payday.
    /// - Parameters:
    ///   - type: The record of the account that earns.
    ///   - holder: The holder of the bank's authority.
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
        ) { review in
            let record = try review.transition(in: Value.collection)
            guard let before = record.before, let after = record.after, let payday = before.due
            else { throw review.refusal("the record is not due") }
            try review.require(payday <= review.entry.date, "it is due only on \(payday)")
            var expected = try before.decode(as: Value.self)
            try expected.anchor.advance(
                through: payday.advanced(by: -1),
                of: expected.earningAccount,
                rates: rates,
                in: review
            )
            let interest = expected.anchor.takePayable()
            let nextPayday = expected.nextPayday(after: payday)
            try review.require(
                after.due == nextPayday && after.linkedTo == before.linkedTo,
                "the next payday is wrong"
            )
            if review.entry.legs.isEmpty {
                let balance = try review.account(expected.payoutAccount).balance
                try review.require(
                    interest == .zero
                        || balance.won.addingReportingOverflow(interest.won).overflow,
                    "\(interest) of interest is not paid"
                )
                expected = try before.decode(as: Value.self)
            } else {
                try review.require(
                    interest > .zero
                        && review.entry.legs
                            == InterestPayout(interest).legs(
                                to: expected.payoutAccount,
                                text: Value.interestName
                            ),
                    "\(interest) of interest is payable, and another amount is paid"
                )
            }
            try review.require(
                try after.decode(as: Value.self) == expected,
                "the record of the interest is wrong"
            )
        }
    }
}

extension InterestAnchor {
    /// Adds the interest of the days since the anchor, by the balances in the book.
    /// - Parameters:
    ///   - date: The last day that earns.
    ///   - account: The account that earns.
    ///   - rates: The yearly rates by date.
    ///   - review: The entry whose rule is checked.
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
