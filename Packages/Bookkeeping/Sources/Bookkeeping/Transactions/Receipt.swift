/// The proof that a request was carried out.
public struct Receipt: Sendable, Hashable {
    /// The number of the entry, starting at 1.
    public var sequence: Int64
    /// The business date of the entry.
    public let date: BusinessDate
    /// The time at which the entry was posted.
    public let time: Timestamp
    /// The request that was carried out.
    public let intent: Intent
    /// The values that the transaction produced, such as the number of a new account.
    public let result: [String: String]
    /// Indicates whether the request had been carried out before this call.
    public var isRepeat: Bool

    public init(
        sequence: Int64,
        date: BusinessDate,
        time: Timestamp,
        intent: Intent,
        result: [String: String],
        isRepeat: Bool
    ) {
        self.sequence = sequence
        self.date = date
        self.time = time
        self.intent = intent
        self.result = result
        self.isRepeat = isRepeat
    }

    /// Returns this receipt as the answer to a repeated request.
    /// - Parameter intent: The repeated request.
    /// - Throws: ``BankError`` `idempotency.conflict` when the receipt belongs to another request.
    public func answering(_ intent: Intent) throws(BankError) -> Receipt {
        guard self.intent == intent else { throw .idempotencyConflict(self) }
        return self
    }
}
