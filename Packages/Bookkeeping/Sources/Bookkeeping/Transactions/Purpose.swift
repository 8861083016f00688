/// What a transaction is for, such as `account.transfer`; declared beside the interface of the
/// feature that posts it.
public struct Purpose: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    public var description: String { rawValue }
}

extension Purpose {
    /// A day is closed: the business date moves on.
    public static let dayClosing = Purpose("day.close")
    /// A book is begun.
    public static let bookStart = Purpose("book.start")
}
