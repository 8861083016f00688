/// The name under which something is done at most once.
public struct IdempotencyID: Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    /// - Throws: ``BankError`` `idempotency.text` unless it is 1 to 128 visible ASCII characters.
    public init(_ rawValue: String) throws(BankError) {
        guard (1...128).contains(rawValue.utf8.count),
            rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw BankError(
                .badData,
                code: "idempotency.text",
                "an idempotency key is 1 to 128 visible ASCII characters without spaces"
            )
        }
        self.rawValue = rawValue
    }

    /// A name nobody has used: 128 random bits of the system's generator, as 32 hex digits.
    public static func random() -> IdempotencyID {
        let digits = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)].map {
            let hex = String($0, radix: 16)
            return String(repeating: "0", count: 16 - hex.count) + hex
        }
        return IdempotencyID(unchecked: digits.joined())
    }

    /// An id that a book has: those of the ledger's own entries are not for anybody else to use, and
    /// do not pass ``init(_:)``.
    public init(unchecked rawValue: String) {
        self.rawValue = rawValue
    }

    public var description: String { rawValue }
}
