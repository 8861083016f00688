import Bookkeeping
import Console

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
