/// An amount of whole won.
///
/// The arithmetic reports overflow instead of wrapping or trapping, so that no input, however
/// large, makes a wrong book or stops the bank.
public struct Money: Sendable, Hashable, Comparable {
    /// The amount in won; below zero only where an account's kind allows it, or for a change.
    public let won: Int64

    public static let zero = Money(won: 0)

    public init(won: Int64) {
        self.won = won
    }

    /// The sum of both amounts.
    /// - Throws: ``BankError`` `amount.overflow` when it exceeds what `Int64` holds.
    public func adding(_ other: Money) throws(BankError) -> Money {
        let (sum, overflow) = won.addingReportingOverflow(other.won)
        guard !overflow else { throw .amountOverflow }
        return Money(won: sum)
    }

    /// This amount less the other.
    /// - Throws: ``BankError`` `amount.overflow` when it exceeds what `Int64` holds.
    public func subtracting(_ other: Money) throws(BankError) -> Money {
        let (difference, overflow) = won.subtractingReportingOverflow(other.won)
        guard !overflow else { throw .amountOverflow }
        return Money(won: difference)
    }

    /// The amount with the opposite sign.
    /// - Throws: ``BankError`` `amount.overflow` for the one `Int64` that has no opposite.
    public func negated() throws(BankError) -> Money {
        try Money.zero.subtracting(self)
    }

    public static func < (a: Money, b: Money) -> Bool { a.won < b.won }
}

extension Money: CustomStringConvertible {
    /// The amount with thousands separated, and the unit: `-1,234,567 won`.
    public var description: String {
        let digits = Array(String(won.magnitude).utf8)
        var text = won < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text + " won"
    }
}

extension Money: Codable {
    public init(from decoder: any Decoder) throws {
        won = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(won)
    }
}
