import Bookkeeping
import SigningInterface

/// A request to sign as an entry of the journal, without passwords, keys and signatures.
struct SigningEntry: Codable, Hashable {
    static let signed = "signed"

    /// The business date of the request; nil if it was unknown.
    let date: String?
    /// The time of the request, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    let customer: String
    let purpose: String
    /// The account that is debited; nil if the request is not a movement.
    let from: String?
    /// The account that is credited; nil if the request is not a movement.
    let to: String?
    /// The amount in whole won; nil if the request is not a movement.
    let amount: Int64?
    /// The idempotency key of the movement in the book, if the movement was posted.
    let idempotencyKey: String?
    /// ``signed``, or the code of the failure.
    let outcome: String

    /// - Parameters:
    ///   - parameters: The parameters that Signing was asked to sign.
    ///   - date: The business date of the request; nil if it is unknown.
    ///   - time: The time of the request.
    ///   - outcome: ``signed``, or the code of the failure.
    init(
        asked parameters: [String: String],
        on date: BusinessDate? = nil,
        at time: Timestamp,
        outcome: String
    ) {
        self.date = date?.description
        // Only the known keys of a movement: a secret that a feature sends by mistake is left out.
        let movement = try? SigningParameters.decode(parameters)
        self.time = time.milliseconds
        customer = Self.clipped(parameters[SigningParameters.customer])
        purpose = Self.clipped(parameters[SigningParameters.purpose])
        from = movement.map { Self.clipped($0.from.rawValue) }
        to = movement.map { Self.clipped($0.to.rawValue) }
        amount = movement?.amount.won
        idempotencyKey = movement?.idempotencyID.rawValue
        self.outcome = outcome
    }

    /// Returns at most 100 characters, because a journal entry is written in one piece.
    private static func clipped(_ text: String?) -> String {
        String((text ?? "").prefix(100))
    }
}
