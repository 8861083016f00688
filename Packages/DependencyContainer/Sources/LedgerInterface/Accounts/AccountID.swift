/// The name of an account in the book: an account number such as `3333-01-0000013`, the box of
/// one (`3333-01-0000013/box1`), or one of the bank's own (`bank/cash`).
public struct AccountID: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public var description: String { rawValue }

    public static func < (a: AccountID, b: AccountID) -> Bool { a.rawValue < b.rawValue }
}
