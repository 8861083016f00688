/// A request: its idempotency key, its purpose and its content.
///
/// For a repeated key, the book compares the intents. An equal intent gets the first receipt, and a
/// different intent is refused.
///
/// Therefore the content contains only values that are the same in each attempt, such as accounts,
/// amount and memo. It excludes values that differ between attempts, such as a signature or a new
/// account number.
public struct Intent: Sendable, Hashable {
    /// The idempotency key of the request.
    public let id: IdempotencyID
    /// The reason for the transaction.
    public let purpose: Purpose
    /// The values of the request by field name.
    public let content: [String: String]

    public init(id: IdempotencyID, purpose: Purpose, content: [String: String]) {
        self.id = id
        self.purpose = purpose
        self.content = content
    }
}

extension Intent {
    /// Returns the intent of the entry that starts a book.
    static func start(on date: BusinessDate, nonce: IdempotencyID) -> Intent {
        Intent(
            id: .start,
            purpose: .bookStart,
            content: ["date": date.description, "format": "2", "nonce": nonce.rawValue]
        )
    }

    /// Returns the intent of the entry that closes a business date.
    static func closing(_ date: BusinessDate) -> Intent {
        Intent(
            id: .closing(date),
            purpose: .dayClosing,
            content: ["date": date.description]
        )
    }
}
