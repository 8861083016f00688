/// The key of a request, by which the bank recognizes a repetition and acts only once.
public struct IdempotencyID: Sendable, Hashable, CustomStringConvertible {
    /// The text that the book stores.
    public let rawValue: String

    /// Creates a key from text that a customer or a caller chose.
    /// - Throws: ``BankError`` `idempotency.text` unless the text is 1 to 128 visible ASCII
    ///   characters.
    public init(_ rawValue: String) throws(BankError) {
        guard (1...128).contains(rawValue.utf8.count),
            rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw BankError(
                .badData,
                code: "idempotency.text",
                "the idempotency key must be 1 to 128 visible ASCII characters without spaces"
            )
        }
        self.rawValue = rawValue
    }

    /// Creates a key without checking its text.
    ///
    /// The bank's own keys contain a space, such as `book start`. ``init(_:)`` refuses spaces, so a
    /// caller cannot use a key of the bank before the bank does.
    public init(unchecked rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key of the first entry of a book.
    public static let start = IdempotencyID(unchecked: "book start")

    /// Returns the key of the entry that closes a business date.
    public static func closing(_ date: BusinessDate) -> IdempotencyID {
        IdempotencyID(unchecked: "day \(date)")
    }

    /// Returns the key of the entry that accepts a restored book.
    /// - Parameter head: The head that was signed last before the break.
    public static func historyBreak(from head: TreeHead) -> IdempotencyID {
        IdempotencyID(unchecked: "break \(head.requestText)")
    }

    /// Returns a new key: 128 random bits as 32 hexadecimal digits.
    public static func random() -> IdempotencyID {
        let digits = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)].map {
            let hex = String($0, radix: 16)
            return String(repeating: "0", count: 16 - hex.count) + hex
        }
        return IdempotencyID(unchecked: digits.joined())
    }

    /// The text that the book stores.
    public var description: String { rawValue }
}
