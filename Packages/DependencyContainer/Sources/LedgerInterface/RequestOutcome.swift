public import Bookkeeping

/// The outcome of a request.
public enum RequestOutcome: Sendable, Hashable {
    /// The request is in the book, posted by this or an earlier call.
    case posted(Receipt)
    /// The request was only checked; `result` has the values that a receipt would have.
    case rehearsed(Intent, result: [String: String])

    /// The intent of the request.
    public var intent: Intent {
        switch self {
        case .posted(let receipt): receipt.intent
        case .rehearsed(let intent, _): intent
        }
    }

    /// Returns the typed request.
    /// - Throws: ``BankError`` `request.malformed`.
    public func request<Content: Request>(
        as type: Content.Type = Content.self
    ) throws(BankError) -> Content {
        try intent.request()
    }

    /// The values that the transaction produced, such as the number of a new account.
    public var result: [String: String] {
        switch self {
        case .posted(let receipt): receipt.result
        case .rehearsed(_, let result): result
        }
    }

    /// The receipt; nil for a dry run.
    public var receipt: Receipt? {
        switch self {
        case .posted(let receipt): receipt
        case .rehearsed: nil
        }
    }

    /// Indicates whether the request had been carried out before.
    public var isRepeat: Bool { receipt?.isRepeat ?? false }

    /// The outcome in a few words for a customer.
    public var status: String {
        switch self {
        case .posted(let receipt) where receipt.isRepeat: "already done, not repeated"
        case .posted: "done"
        case .rehearsed: "dry run, nothing was done"
        }
    }
}
