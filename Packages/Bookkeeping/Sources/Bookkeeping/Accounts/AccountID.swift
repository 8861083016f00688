/// The name of an account in the book: an account number such as `3333-01-0000013`, the box of
/// one (`3333-01-0000013/box1`), or one of the bank's own (`bank/cash`).
public struct AccountID: RawRepresentable, Sendable, Hashable, Comparable, Codable,
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

    public static func < (a: AccountID, b: AccountID) -> Bool { a.rawValue < b.rawValue }
}
