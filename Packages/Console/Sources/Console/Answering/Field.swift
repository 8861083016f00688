/// A value with its name, as in `Balance: 10,000원`.
public struct Field: Sendable, Equatable {
    /// What the value is, without a colon.
    public let name: String

    /// The value as a person reads it.
    public let value: String

    /// Makes a named value.
    ///
    /// - Parameters:
    ///   - name: what the value is, without a colon.
    ///   - value: the value as a person reads it.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
