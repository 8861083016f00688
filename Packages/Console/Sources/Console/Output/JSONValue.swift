/// A value as JSON knows it, whose object members keep the order in which they were written.
///
/// ```swift
/// let json: JSONValue = ["account": .string(number), "balance": .integer(10_000), "tags": []]
/// ```
///
/// There is no floating-point number: money is whole, and everything else is a text.
public indirect enum JSONValue: Sendable, Equatable {
    /// Named members, in this order.
    case object([JSONMember])
    /// Values in this order.
    case array([JSONValue])
    /// A text.
    case string(String)
    /// A whole number. JSON readers keep it exact below 2^53.
    case integer(Int64)
    /// True or false.
    case bool(Bool)
    /// Nothing.
    case null

    /// The value of a member.
    ///
    /// - Parameter key: the name of the member.
    /// - Returns: its value; nil when there is none or this is no object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object with the members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map(JSONMember.init))
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// An array.
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }
}

extension JSONValue: ExpressibleByStringInterpolation {
    /// A text.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// True or false.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// Nothing.
    public init(nilLiteral: ()) {
        self = .null
    }
}

/// A member of a JSON object.
public struct JSONMember: Sendable, Equatable {
    /// The name; unique in its object.
    public let key: String

    /// The value.
    public let value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - key: the name; unique in its object.
    ///   - value: the value.
    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}
