import BankConsoleTesting

extension MovementPreview {
    /// The lines of the movement of most tests.
    static let sample = MovementPreview(
        title: "Transfer",
        from: "생활비 (3333-01-0000017)",
        to: "3333-01-0000024 (이두리)",
        amount: Money(won: 50_000),
        details: [Detail("Memo", "점심")]
    )
}

extension Movement {
    /// A movement of the customer of most tests.
    static let sample = Movement(
        customer: TestBank.customer,
        from: AccountID("3333-01-0000017"),
        to: AccountID("3333-01-0000024"),
        amount: Money(won: 50_000),
        purpose: Purpose("account.transfer"),
        idempotencyID: try! IdempotencyID("k-1"),
        digest: SHA256.digest(of: "sample".utf8)
    )

    /// Returns the sample with other values.
    static func sample(
        _ purpose: Purpose = sample.purpose,
        of customer: CustomerID = sample.customer,
        to: AccountID = sample.to,
        amount: Money = sample.amount
    ) -> Movement {
        Movement(
            customer: customer,
            from: sample.from,
            to: to,
            amount: amount,
            purpose: purpose,
            idempotencyID: sample.idempotencyID,
            digest: sample.digest
        )
    }
}
