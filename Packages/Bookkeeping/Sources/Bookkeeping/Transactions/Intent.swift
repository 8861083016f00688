/// A request: its idempotency key, its purpose and its content.
///
/// When a key comes again, the book compares the intents. Equal intents get the first receipt, and
/// another intent is refused.
///
/// The content therefore holds the request as it was made, such as accounts, amount and memo. It
/// excludes everything that differs between two attempts, such as a signature or a new number.
public struct Intent: Sendable, Hashable {
    /// The key under which the request is carried out at most once.
    public let id: IdempotencyID
    /// The reason for the transaction.
    public let purpose: Purpose
    /// The request by field.
    public let content: [String: String]

    public init(id: IdempotencyID, purpose: Purpose, content: [String: String]) {
        self.id = id
        self.purpose = purpose
        self.content = content
    }
}

extension Intent {
    /// The start of a book on its first business date.
    static func start(on date: BusinessDate, nonce: IdempotencyID) -> Intent {
        Intent(
            id: .start,
            purpose: .bookStart,
            content: ["date": date.description, "format": "2", "nonce": nonce.rawValue]
        )
    }

    /// The end of a business date.
    static func closing(_ date: BusinessDate) -> Intent {
        Intent(
            id: .closing(date),
            purpose: .dayClosing,
            content: ["date": date.description]
        )
    }
}
