import Bookkeeping
import CardInterface

/// A check card linked to a demand deposit account.
struct Card: Sendable, Hashable, Codable {
    let number: CardNumber
    let account: AccountID
    /// The card's position among the cards of the account, starting at 1.
    let ordinal: Int
    /// The business date on which the card was issued.
    let issued: BusinessDate
    private(set) var state = CardState.active
    /// The business date of the last change of ``state``.
    private(set) var stateSince: BusinessDate
    var locks = CardLocks()
    var limits = CardLimits.standard

    init(number: CardNumber, account: AccountID, ordinal: Int, issued: BusinessDate) {
        self.number = number
        self.account = account
        self.ordinal = ordinal
        self.issued = issued
        stateSince = issued
    }

    /// The name of the card's record, such as `3333-01-0000013/card1`.
    var recordName: String { Self.recordName(ordinal, of: account) }

    static func recordName(_ ordinal: Int, of account: AccountID) -> String {
        "\(account)/card\(ordinal)"
    }

    mutating func changeState(to state: CardState, on date: BusinessDate) {
        self.state = state
        stateSince = date
    }

    /// Returns the replacement of this card: another number with the same locks and limits.
    func replacement(number: CardNumber, ordinal: Int, issued: BusinessDate) -> Card {
        var card = Card(number: number, account: account, ordinal: ordinal, issued: issued)
        card.locks = locks
        card.limits = limits
        return card
    }
}

/// The state of a card, which decides whether the card can pay.
enum CardState: String, Sendable, Hashable, Codable, CaseIterable {
    case active
    /// The card was reported lost: it never pays again, but can be replaced.
    case lost
    /// The card was lost and then replaced by another card.
    case replaced
    /// The owner closed the card.
    case closed

    /// A Boolean value that indicates whether the state can no longer change.
    ///
    /// A card in a final state no longer prevents the closing of its account.
    var isFinal: Bool { self == .replaced || self == .closed }
}

// MARK: - Rules

extension Card {
    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed` if the card is not active.
    func requireActive() throws(BankError) {
        guard state != .active else { return }
        let event = state == .lost ? "reported lost" : state.rawValue
        let advice =
            state == .lost ? "; replace it with a new card" : "; use another card"
        throw BankError(
            .refused,
            code: "card.\(state.rawValue)",
            "the card '\(number.masked)' was \(event) on \(stateSince)\(advice)"
        )
    }

    /// Requires that the card was reported lost and was not replaced since.
    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`.
    func requireLost() throws(BankError) {
        guard state != .lost else { return }
        if state.isFinal { try requireActive() }
        throw BankError(
            .refused,
            code: "card.not-lost",
            "the card '\(number.masked)' is active; report it lost first, and then replace it"
        )
    }

    /// Checks the card's state, its lock for `place`, and its limits, in this order.
    /// - Parameters:
    ///   - amount: The amount of the payment.
    ///   - place: The place of the payment.
    ///   - paid: The amount that all cards of the account have paid on the business date.
    /// - Throws: `BankError` `card.locked`, `card.limit-payment`, `card.limit-day`,
    ///   `amount.overflow`, and errors of ``requireActive()``.
    func requirePayable(
        _ amount: Money,
        _ place: PaymentPlace,
        after paid: Money
    ) throws(BankError) {
        try requireActive()
        guard !locks[place] else {
            throw BankError(
                .refused,
                code: "card.locked",
                "\(place.rawValue) payments of the card '\(number.masked)' are locked; "
                    + "unlock them first"
            )
        }
        guard amount <= limits.perPayment else {
            throw BankError(
                .refused,
                code: "card.limit-payment",
                "the card '\(number.masked)' pays at most \(limits.perPayment) per payment, "
                    + "not \(amount); change its limits first"
            )
        }
        guard try paid.adding(amount) <= limits.perDay else {
            throw BankError(
                .refused,
                code: "card.limit-day",
                "the card '\(number.masked)' pays at most \(limits.perDay) a day, and the cards of "
                    + "its account have paid \(paid) today; raise its limit per day to pay "
                    + "\(amount)"
            )
        }
    }
}
