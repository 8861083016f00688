/// A movement of a customer's money, as the customer sees and signs it.
public struct Movement: Sendable, Hashable {
    /// The customer who signs, and who owns the money that leaves an account.
    public let customer: CustomerID
    /// The account that pays.
    public let from: AccountID
    /// The account that is paid.
    public let to: AccountID
    /// The amount, zero or more; zero for a closing.
    public let amount: Money
    /// The reason for the movement.
    public let purpose: Purpose
    /// The key under which the movement is carried out at most once.
    public let idempotencyID: IdempotencyID

    /// Creates a movement.
    /// - Parameters:
    ///   - customer: The customer who signs.
    ///   - from: The account that pays.
    ///   - to: The account that is paid.
    ///   - amount: The amount, zero or more.
    ///   - purpose: The reason for the movement.
    ///   - idempotencyID: The key under which the movement is carried out at most once.
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

    /// Creates the movement of an intent, with the same purpose and idempotency key.
    /// - Parameters:
    ///   - intent: The request.
    ///   - customer: The customer who signs.
    ///   - from: The account that pays.
    ///   - to: The account that is paid.
    ///   - amount: The amount, zero or more.
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
