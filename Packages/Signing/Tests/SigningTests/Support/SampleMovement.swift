import BankConsoleTesting

extension Movement {
    /// A movement of the customer of most tests.
    static let sample = Movement(
        customer: TestBank.customer,
        from: AccountID("3333-01-0000017"),
        to: AccountID("3333-01-0000024"),
        amount: Money(won: 50_000),
        purpose: Purpose("account.transfer"),
        idempotencyID: try! IdempotencyID("k-1"),
        preview: sampleLines,
        digest: SHA256.digest(of: "sample".utf8)
    )

    private static let sampleLines = """
        Transfer
        From: 생활비 (3333-01-0000017)
        To: 3333-01-0000024 (이두리)
        Amount: 50,000 won
        Fee: 0 won
        Memo: 점심
        """

    /// Returns the sample with other values.
    static func sample(
        _ purpose: Purpose = sample.purpose,
        of customer: CustomerID = sample.customer,
        to: AccountID = sample.to,
        amount: Money = sample.amount,
        preview: String = sample.preview
    ) -> Movement {
        Movement(
            customer: customer,
            from: sample.from,
            to: to,
            amount: amount,
            purpose: purpose,
            idempotencyID: sample.idempotencyID,
            preview: preview,
            digest: sample.digest
        )
    }
}
