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
/// An account names its owner only by this identifier.
public struct CustomerID: StringIdentifier {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates an identifier from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a hold, chosen by the feature that places the hold, and never used twice.
public struct HoldID: StringIdentifier {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates an identifier from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The reason for a transaction, such as `account.transfer`.
///
/// A feature declares its purposes in its interface module.
public struct Purpose: StringIdentifier {
    /// The purpose of the entry that closes a business date.
    public static let dayClosing = Purpose("day.close")
    /// The purpose of the first entry of a book.
    public static let bookStart = Purpose("book.start")
    /// The purpose of the entry that accepts the head of a restored book.
    public static let historyBreak = Purpose("history.break")

    /// The text that the book stores.
    public let rawValue: String

    /// Creates a purpose from its stored text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Indicates whether only the ledger itself posts entries with this purpose.
    var isReservedForLedger: Bool { [.dayClosing, .bookStart, .historyBreak].contains(self) }
}
