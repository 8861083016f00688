import Bookkeeping
import Console

/// The forms that the answers of all features share: one name and one form for one thing.
extension JSONSchema {
    /// An amount in whole won.
    public static let won = JSONSchema.integer
    /// The number of a demand deposit account.
    public static let account = JSONSchema.string(matching: "^3333-[0-9]{2}-[0-9]{7}$")
    /// The id of a customer.
    public static let customer = JSONSchema.string(matching: "^C[0-9]{6,}$")
    /// The name of a card.
    public static let card = JSONSchema.string(matching: "^3333-[0-9]{2}-[0-9]{7}/card[0-9]+$")
    /// A business date.
    public static let date = JSONSchema.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    /// The answer to a request that was only checked, and has nothing to show.
    public static let dryRun: JSONSchema = ["dryRun": .bool]

    /// Returns the form of the answer to a request.
    ///
    /// - Parameter members: The members before those of ``Console/Answer/init(_:_:fields:json:)``.
    public static func request(_ members: JSONSchema) -> JSONSchema {
        members.with([
            "dryRun": .bool, "repeated": .bool, "entry": .integer.orNull, "date": .date.orNull,
            "idempotencyKey": .string,
        ])
    }
}

extension JSONValue {
    /// An amount in won, or null.
    public static func won(_ money: Money?) -> JSONValue {
        money.map { .integer($0.won) } ?? .null
    }

    /// A text, or null.
    public static func text(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }
}
