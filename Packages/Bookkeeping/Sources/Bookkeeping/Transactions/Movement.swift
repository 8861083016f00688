/// A movement of a customer's money, as the customer sees and signs it.
public struct Movement: Sendable, Hashable {
    /// The customer who signs, and who owns the money that leaves an account.
    public let customer: CustomerID
    /// The account that pays; empty when the request concerns no account.
    public let from: AccountID
    /// The account that is paid; empty when the request concerns no account.
    public let to: AccountID
    /// The amount, zero or more; zero when no money moves.
    public let amount: Money
    /// The reason for the movement.
    public let purpose: Purpose
    /// The idempotency key of the request.
    public let idempotencyID: IdempotencyID
    /// The digest of the draft that the customer signs; see ``TransactionDraft/digest``.
    public let digest: SHA256Digest

    public init(
        customer: CustomerID,
        from: AccountID,
        to: AccountID,
        amount: Money,
        purpose: Purpose,
        idempotencyID: IdempotencyID,
        digest: SHA256Digest
    ) {
        self.customer = customer
        self.from = from
        self.to = to
        self.amount = amount
        self.purpose = purpose
        self.idempotencyID = idempotencyID
        self.digest = digest
    }
}
