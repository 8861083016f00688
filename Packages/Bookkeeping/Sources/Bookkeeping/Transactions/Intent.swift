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

/// The request to start a book on its first business date.
struct BookStart: Request {
    let date: BusinessDate
    /// A random text, so that two books have different logs.
    let nonce: IdempotencyID

    let purpose = Purpose.bookStart
    var fields: [String: any RequestField] { ["date": date, "format": "2", "nonce": nonce] }
}

extension BookStart {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(date: try fields("date"), nonce: try fields("nonce"))
    }
}

/// The request to end a business date.
struct DayClosing: Request {
    let date: BusinessDate

    let purpose = Purpose.dayClosing
    var fields: [String: any RequestField] { ["date": date] }
}

extension DayClosing {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(date: try fields("date"))
    }
}

extension Intent {
    /// Returns the intent of starting a book.
    static func start(on date: BusinessDate, nonce: IdempotencyID) -> Intent {
        Intent(id: .start, BookStart(date: date, nonce: nonce))
    }

    /// Returns the intent to close a business date.
    static func closing(_ date: BusinessDate) -> Intent {
        Intent(id: .closing(date), DayClosing(date: date))
    }
}
