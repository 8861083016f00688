/// One movement of a customer's money, as the customer sees and signs it.
public struct Movement: Sendable, Hashable {
    /// Whose authority it needs: the owner of the money that moves.
    public let customer: CustomerID
    public let from: AccountID
    public let to: AccountID
    /// Zero for a closing, which moves nothing.
    public let amount: Money
    public let purpose: Purpose
    public let idempotencyID: IdempotencyID

    public init(
        customer: CustomerID,
        from: AccountID,
        to: AccountID,
        amount: Money,
        purpose: Purpose,
        idempotencyID: IdempotencyID
    ) {
        self.customer = customer
        self.from = from
        self.to = to
        self.amount = amount
        self.purpose = purpose
        self.idempotencyID = idempotencyID
    }

    /// The movement of an intent: same purpose, same idempotency id.
    public init(
        of intent: Intent,
        by customer: CustomerID,
        from: AccountID,
        to: AccountID,
        amount: Money
    ) {
        self.init(
            customer: customer,
            from: from,
            to: to,
            amount: amount,
            purpose: intent.purpose,
            idempotencyID: intent.id
        )
    }
}
