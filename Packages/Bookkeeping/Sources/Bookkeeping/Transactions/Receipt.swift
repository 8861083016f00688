/// What the book says of a transaction that it has.
public struct Receipt: Sendable, Hashable {
    /// The number of its entry in the book: 1, 2, 3 …
    public let sequence: Int64
    public let date: BusinessDate
    public let time: Timestamp
    public let intent: Intent
    /// What the transaction told beside the movement, such as a new account's number.
    public let result: [String: String]
    /// Whether it was posted before, and this is the answer to its idempotency id given again.
    public let isRepeat: Bool

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
}
