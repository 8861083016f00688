import Bookkeeping

/// What became of a request.
public enum RequestOutcome: Sendable, Hashable {
    /// It is in the book, now or since it was made before.
    case posted(Receipt)
    /// It could be done; nothing was. What the receipt would tell stands here.
    case rehearsed(Intent, result: [String: String])

    /// What was asked for.
    public var intent: Intent {
        switch self {
        case .posted(let receipt): receipt.intent
        case .rehearsed(let intent, _): intent
        }
    }

    /// What the transaction tells beside the movement, such as a new account's number.
    public var result: [String: String] {
        switch self {
        case .posted(let receipt): receipt.result
        case .rehearsed(_, let result): result
        }
    }

    /// The book's receipt; nil when nothing was posted.
    public var receipt: Receipt? {
        switch self {
        case .posted(let receipt): receipt
        case .rehearsed: nil
        }
    }

    /// Whether it was done before, and this is the answer to its idempotency id given again.
    public var isRepeat: Bool { receipt?.isRepeat ?? false }

    /// What became of it, in a few words for a person.
    public var status: String {
        switch self {
        case .posted(let receipt) where receipt.isRepeat: "done before, not again"
        case .posted: "done"
        case .rehearsed: "dry run, nothing was done"
        }
    }
}
