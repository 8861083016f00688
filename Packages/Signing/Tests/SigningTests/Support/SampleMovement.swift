import Bookkeeping

extension Movement {
    /// A movement of the customer of most tests.
    static let sample = Movement(
        customer: TestBank.customer,
        from: AccountID("3333-01-0000017"),
        to: AccountID("3333-01-0000024"),
        amount: Money(won: 50_000),
        purpose: Purpose("account.transfer"),
        idempotencyID: try! IdempotencyID("k-1")
    )

    /// Returns the sample with other values.
    static func sample(
        _ purpose: Purpose = sample.purpose,
        to: AccountID = sample.to,
        amount: Money = sample.amount
    ) -> Movement {
        Movement(
            customer: sample.customer,
            from: sample.from,
            to: to,
            amount: amount,
            purpose: purpose,
            idempotencyID: sample.idempotencyID
        )
    }
}
