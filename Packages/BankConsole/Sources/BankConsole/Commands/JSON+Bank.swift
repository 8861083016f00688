public import Bookkeeping
public import Console

/// The JSON schemas that the answers of all features share.
extension JSONSchema {
    /// The schema of an amount in whole won.
    public static let won = JSONSchema.integer
    /// The schema of a demand deposit account's number.
    public static let account = JSONSchema.string(matching: "^3333-[0-9]{2}-[0-9]{7}$")
    /// The schema of a customer's id.
    public static let customer = JSONSchema.string(matching: "^C[0-9]{6,}$")
    /// The schema of a card's name.
    public static let card = JSONSchema.string(matching: "^3333-[0-9]{2}-[0-9]{7}/card[0-9]+$")
    /// The schema of a business date.
    public static let date = JSONSchema.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    /// The schema of an answer whose only member is `dryRun`.
    public static let dryRun: JSONSchema = ["dryRun": .bool]

    /// Returns the schema of the answer to a request.
    ///
    /// - Parameter members: The members that are specific to the request. Members of all requests,
    ///   such as `dryRun` and `entry`, are added.
    public static func request(_ members: JSONSchema) -> JSONSchema {
        members.with([
            "dryRun": .bool, "repeated": .bool, "entry": .integer.orNull, "date": .date.orNull,
            "idempotencyKey": .string,
        ])
    }
}

extension JSONValue {
    /// Returns an amount in whole won as JSON; null for nil.
    public static func won(_ money: Money?) -> JSONValue {
        money.map { .integer($0.won) } ?? .null
    }

    /// Returns a text as JSON; null for nil.
    public static func text(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }
}
