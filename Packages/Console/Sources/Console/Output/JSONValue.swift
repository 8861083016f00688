/// A JSON value whose object members keep their order.
///
/// ```swift
/// let json: JSONValue = ["account": .string(number), "balance": .integer(10_000), "tags": []]
/// ```
///
/// There are no floating-point numbers, because amounts of money are whole.
public indirect enum JSONValue: Sendable, Equatable {
    /// An object with members in order.
    case object([JSONMember])
    /// An array.
    case array([JSONValue])
    /// A string.
    case string(String)
    /// A whole number.
    ///
    /// Many JSON readers lose precision from 2^53 on.
    case integer(Int64)
    /// A Boolean.
    case bool(Bool)
    /// Null.
    case null
    /// A JSON text that is written unchanged.
    case verbatim(String)

    /// Accesses the value of a member.
    ///
    /// - Parameter key: The name of the member.
    /// - Returns: The value; nil if this is not an object or has no such member.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Creates an object with members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map(JSONMember.init))
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }
}

extension JSONValue: ExpressibleByStringInterpolation {
    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// Creates a whole number.
    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// Creates a null.
    public init(nilLiteral: ()) {
        self = .null
    }
}

/// A member of a JSON object.
public struct JSONMember: Sendable, Equatable {
    /// The name, which is unique in the object.
    public let key: String

    /// The value of the member.
    public let value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}
