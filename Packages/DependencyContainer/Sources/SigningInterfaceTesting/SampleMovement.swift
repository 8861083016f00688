import Bookkeeping
import LedgerInterface

extension Movement {
    /// Returns a sample movement into a safe box that does not exist, for a demo of signing.
    /// - Parameter customer: The customer who signs.
    public static func demo(by customer: CustomerID) -> Movement {
        let preview = MovementPreview(
            title: "Put into the safe box",
            from: "3333-01-0000013",
            to: "the safe box of 3333-01-0000013",
            amount: Money(won: 50_000)
        )
        return Movement(
            customer: customer,
            from: AccountID("3333-01-0000013"),
            to: AccountID("3333-01-0000013/box1"),
            amount: preview.amount,
            purpose: Purpose("demo.put"),
            idempotencyID: .random(),
            preview: preview.text,
            digest: .zero
        )
    }
}
