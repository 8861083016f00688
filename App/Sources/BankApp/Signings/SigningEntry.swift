import Bookkeeping
import SigningInterface

/// One request to sign, as the journal keeps it: who asked for what, and what came of it. Nothing in
/// it is secret; what would sign, or was typed to sign, never gets here.
struct SigningEntry: Codable, Hashable {
    /// When it was asked for, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    let customer: String
    let purpose: String
    /// The account that is debited; nil when what was asked for is no movement.
    let from: String?
    /// The account that is credited; nil when what was asked for is no movement.
    let to: String?
    /// In won; nil when what was asked for is no movement.
    let amount: Int64?
    /// Under which the book has the movement, once it was posted.
    let idempotencyKey: String?
    /// `signed`, or the code of the failure.
    let outcome: String

    static let signed = "signed"

    /// - Parameters:
    ///   - parameters: What Signing was asked to sign.
    ///   - time: When.
    ///   - outcome: ``signed``, or the code of the failure.
    init(asked parameters: [String: String], at time: Timestamp, outcome: String) {
        // Only the known keys of a movement: whatever else a feature sends by mistake is left out.
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

    /// A line is written in one piece, so no text of it may be endless.
    private static func clipped(_ text: String?) -> String {
        String((text ?? "").prefix(100))
    }
}
