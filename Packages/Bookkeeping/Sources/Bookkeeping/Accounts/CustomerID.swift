/// The name of a customer, such as `C000001`: who owns an account. What a customer *is* belongs to
/// Signing; the book only needs to know whose an account is.
public struct CustomerID: RawRepresentable, Sendable, Hashable, Comparable, Codable,
    CustomStringConvertible
{
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    public var description: String { rawValue }

    public static func < (a: CustomerID, b: CustomerID) -> Bool { a.rawValue < b.rawValue }
}
