public import Bookkeeping

extension MovementPreview {
    /// The preview of ``Bookkeeping/Movement/demo(by:)``.
    public static let demo = MovementPreview(
        title: "Put into the safe box",
        from: "3333-01-0000013",
        to: "the safe box of 3333-01-0000013",
        amount: Money(won: 50_000)
    )
}

extension Movement {
    /// Returns a sample movement into a safe box that does not exist, for a demo of signing.
    /// - Parameter customer: The customer who signs.
    public static func demo(by customer: CustomerID) -> Movement {
        Movement(
            customer: customer,
            from: AccountID("3333-01-0000013"),
            to: AccountID("3333-01-0000013/box1"),
            amount: MovementPreview.demo.amount,
            purpose: Purpose("demo.put"),
            idempotencyID: .random(),
            digest: .zero
        )
    }
}
