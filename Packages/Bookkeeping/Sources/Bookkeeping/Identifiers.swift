/// A name that the book stores as plain text.
public protocol StringIdentifier: RawRepresentable, Sendable, Hashable, Comparable, Codable,
    CustomStringConvertible
where RawValue == String {
    /// Creates an identifier from its stored text.
    init(rawValue: String)
}

extension StringIdentifier {
    /// Creates an identifier from its stored text.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    /// The stored text.
    public var description: String { rawValue }

    /// Returns whether the text of `a` sorts before the text of `b`.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The name of an account: the number of a customer's account, or a name such as `bank/cash`.
public struct AccountID: StringIdentifier {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates an identifier from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a customer, such as `C000001`.
///
/// The book records who owns an account, and nothing else about a customer.
public struct CustomerID: StringIdentifier {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates an identifier from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a hold, chosen by the feature that places it and never used twice.
public struct HoldID: StringIdentifier {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates an identifier from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The reason for a transaction, such as `account.transfer`.
///
/// Each feature declares its purposes beside its interface.
public struct Purpose: StringIdentifier {
    /// The end of a business date.
    public static let dayClosing = Purpose("day.close")
    /// The first entry of a book.
    public static let bookStart = Purpose("book.start")

    /// The text that the book stores.
    public let rawValue: String

    /// Creates a purpose from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Indicates whether only the ledger itself posts entries with this purpose.
    var isReservedForLedger: Bool { self == .dayClosing || self == .bookStart }
}
