import Bookkeeping
import SigningInterface

/// A journal entry that records a request to sign, without passwords, keys and signatures.
struct SigningEntry: Codable, Hashable {
    static let signed = "signed"

    /// The business date of the request; nil if it was unknown.
    let date: String?
    /// The time of the request, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    let customer: String
    let purpose: String
    /// The account that is debited; empty if the request concerns no account.
    let from: String
    /// The account that is credited; empty if the request concerns no account.
    let to: String
    /// The amount in whole won.
    let amount: Int64
    /// The idempotency key of the movement, by which the movement is found in the book.
    let idempotencyKey: String
    /// ``signed``, or the code of the failure.
    let outcome: String
    /// The time at which `bank signings complete` added the entry, in milliseconds since 1970-01-01
    /// UTC; nil for an entry that was recorded when the request ended.
    var added: Int64?

    /// - Parameters:
    ///   - movement: The movement that Signing was asked to sign.
    ///   - date: The business date of the request, if it is known.
    ///   - time: The time of the request.
    ///   - outcome: ``signed``, or the code of the failure.
    init(
        of movement: Movement,
        on date: BusinessDate? = nil,
        at time: Timestamp,
        outcome: String
    ) {
        self.date = date?.description
        self.time = time.milliseconds
        customer = Self.clipped(movement.customer.rawValue)
        purpose = Self.clipped(movement.purpose.rawValue)
        from = Self.clipped(movement.from.rawValue)
        to = Self.clipped(movement.to.rawValue)
        amount = movement.amount.won
        idempotencyKey = movement.idempotencyID.rawValue
        self.outcome = outcome
    }

    /// Returns the entry with the mark that it was added later.
    func added(at milliseconds: Int64) -> SigningEntry {
        var entry = self
        entry.added = milliseconds
        return entry
    }

    /// Shortens the text, so that the entry can be written to the journal in a single write.
    private static func clipped(_ text: String) -> String {
        String(text.prefix(100))
    }
}
