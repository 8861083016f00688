/// An amount of whole won.
///
/// The arithmetic reports overflow instead of wrapping or trapping, so no input can corrupt the
/// book or stop the bank.
public struct Money: Sendable, Hashable, Comparable {
    /// The amount in won; below zero for a decrease or an overdrawn account.
    public let won: Int64

    /// Zero won.
    public static let zero = Money(won: 0)

    /// The greatest amount of one movement.
    public static let largestMovement = Money(won: 10_000_000_000_000)

    /// The greatest balance, 2^53 − 1 won, which JSON readers with floating-point numbers read
    /// exactly.
    public static let largestBalance = Money(won: 1 << 53 - 1)

    /// Creates an amount of whole won.
    public init(won: Int64) {
        self.won = won
    }

    /// Returns the sum of both amounts.
    /// - Throws: ``BankError`` `amount.overflow`.
    public func adding(_ other: Money) throws(BankError) -> Money {
        let (sum, overflow) = won.addingReportingOverflow(other.won)
        guard !overflow else { throw .amountOverflow }
        return Money(won: sum)
    }

    /// Returns this amount less `other`.
    /// - Throws: ``BankError`` `amount.overflow`.
    public func subtracting(_ other: Money) throws(BankError) -> Money {
        let (difference, overflow) = won.subtractingReportingOverflow(other.won)
        guard !overflow else { throw .amountOverflow }
        return Money(won: difference)
    }

    /// Returns the amount with the opposite sign.
    /// - Throws: ``BankError`` `amount.overflow` for the least amount, which has no opposite.
    public func negated() throws(BankError) -> Money {
        try Money.zero.subtracting(self)
    }

    /// Checks that the amount is at most ``largestMovement``.
    /// - Throws: ``BankError`` `amount.large` otherwise.
    public func requireMovable() throws(BankError) {
        guard self <= Self.largestMovement else { throw .amountTooLarge }
    }

    /// Checks that the balance is at most ``largestBalance``, above or below zero.
    /// - Throws: ``BankError`` `amount.balance` otherwise.
    public func requireBalance() throws(BankError) {
        guard won.magnitude <= Self.largestBalance.won.magnitude else { throw .balanceTooLarge }
    }

    /// Returns whether `a` is less than `b`.
    public static func < (a: Money, b: Money) -> Bool { a.won < b.won }
}

extension Money: CustomStringConvertible {
    /// The amount with thousands separators and its unit, such as `-1,234,567 won`.
    public var description: String { digits + " won" }

    /// The amount with thousands separators and without its unit, such as `-1,234,567`.
    public var digits: String {
        let digits = Array(String(won.magnitude).utf8)
        var text = won < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }
}

extension Money: Codable {
    /// Decodes a whole number of won.
    public init(from decoder: any Decoder) throws {
        won = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Encodes the whole number of won.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(won)
    }
}
