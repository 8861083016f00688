import Bookkeeping

/// The highest balance that a safe box may have.
struct SafeBoxLimit: Sendable, Hashable {
    let money: Money

    /// The default limit of a new safe box: 10,000,000 won.
    static let standard = SafeBoxLimit(unchecked: Money(won: 10_000_000))
    /// The highest limit that the bank offers: 100,000,000 won.
    static let highest = SafeBoxLimit(unchecked: Money(won: 100_000_000))

    /// - Parameter money: The limit, from 1 won to 100,000,000 won.
    /// - Throws: `BankError` `safebox.limit-range` if the limit is out of this range.
    init(_ money: Money) throws(BankError) {
        guard money > .zero, money <= Self.highest.money else {
            throw BankError(
                .refused,
                code: "safebox.limit-range",
                "the limit of a safe box must be from 1 won to \(Self.highest.money), not \(money)"
            )
        }
        self.money = money
    }

    private init(unchecked money: Money) {
        self.money = money
    }
}

extension SafeBoxLimit: Codable {
    init(from decoder: any Decoder) throws {
        money = try Money(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try money.encode(to: encoder)
    }
}
