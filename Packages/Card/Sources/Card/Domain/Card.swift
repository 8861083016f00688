import Bookkeeping

/// A check card: a number, the demand deposit account it is linked to, and what it may do.
package struct Card: Sendable, Hashable {
    package let number: CardNumber
    package let account: AccountID
    /// 1 for the first card of its account, 2 for the next …
    package let ordinal: Int
    /// The business date on which it was issued.
    package let issued: BusinessDate
    package private(set) var state = CardState.active
    /// The business date since which it has its state.
    package private(set) var stateSince: BusinessDate
    package var locks = CardLocks()
    package var limits = CardLimits.standard
    package var spending: CardSpending
    /// How many payments it has made; the last one has this number.
    package var paymentCount = 0

    /// A new card, which pays.
    package init(number: CardNumber, account: AccountID, ordinal: Int, issued: BusinessDate) {
        self.number = number
        self.account = account
        self.ordinal = ordinal
        self.issued = issued
        stateSince = issued
        spending = CardSpending(on: issued)
    }

    /// The name of its record, such as `3333-01-0000013/card1`.
    package var recordName: String { Self.recordName(ordinal, of: account) }

    static func recordName(_ ordinal: Int, of account: AccountID) -> String {
        "\(account)/card\(ordinal)"
    }

    /// Gives it another state.
    mutating func become(_ state: CardState, on date: BusinessDate) {
        self.state = state
        stateSince = date
    }

    /// The card that takes its place: another number, and all else as it was; what was paid today
    /// counts on.
    func successor(number: CardNumber, ordinal: Int, issued: BusinessDate) -> Card {
        var card = Card(number: number, account: account, ordinal: ordinal, issued: issued)
        card.locks = locks
        card.limits = limits
        card.spending = spending
        return card
    }
}

extension Card: Codable {
    private enum CodingKeys: String, CodingKey {
        case number, account, ordinal, issued, state, stateSince, locks, limits, spending
        case paymentCount
    }

    /// A card of a book that is older than payments has only a number, and is as a new one.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
            try values.decodeIfPresent(Value.self, forKey: key) ?? standard
        }
        self.init(
            number: try values.decode(CardNumber.self, forKey: .number),
            account: try values.decode(AccountID.self, forKey: .account),
            ordinal: try values.decode(Int.self, forKey: .ordinal),
            issued: try values.decode(BusinessDate.self, forKey: .issued)
        )
        state = try value(.state, or: state)
        stateSince = try value(.stateSince, or: stateSince)
        locks = try value(.locks, or: locks)
        limits = try value(.limits, or: limits)
        spending = try value(.spending, or: spending)
        paymentCount = try value(.paymentCount, or: paymentCount)
    }
}
