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
