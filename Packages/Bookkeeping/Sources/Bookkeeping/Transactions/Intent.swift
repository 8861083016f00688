/// What somebody wants done, once: the idempotency id, the purpose, and the request as it was made.
///
/// The book compares intents when an id comes again: the same content gives the first receipt,
/// another is refused. So the content holds what the person asked for (accounts, amount, memo),
/// never what depends on the moment (a new card's number, a signature, an expiry).
public struct Intent: Sendable, Hashable {
    public let id: IdempotencyID
    public let purpose: Purpose
    public let content: [String: String]

    public init(id: IdempotencyID, purpose: Purpose, content: [String: String]) {
        self.id = id
        self.purpose = purpose
        self.content = content
    }
}
