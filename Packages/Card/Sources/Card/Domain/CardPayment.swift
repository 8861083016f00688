import Bookkeeping

/// A payment with a card, from its authorisation to its end.
///
/// What was authorised is held on the account. It is settled in one piece or in several; what is
/// left of the hold can be voided, and expires. What was settled can be cancelled, in one piece or
/// several.
package struct CardPayment: Sendable, Hashable, Codable {
    /// Why what was left of a hold was given back.
    package enum Release: String, Sendable, Hashable, Codable {
        case voided, expired
    }

    /// How many days a hold lasts: the date of the authorisation and the six after it.
    package static let daysHeld = 7

    /// The name of the card's record, such as `3333-01-0000013/card1`.
    package let card: String
    package let account: AccountID
    /// 1 for the card's first payment, 2 for the next …
    package let ordinal: Int
    /// Who is paid, as a text of a person.
    package let merchant: String
    package let place: PaymentPlace
    /// The business date of the authorisation.
    package let date: BusinessDate
    /// What was authorised.
    package let authorised: Money
    /// What is still held.
    package private(set) var held: Money
    /// What was settled altogether.
    package private(set) var settled = Money.zero
    /// What of that was cancelled.
    package private(set) var cancelled = Money.zero
    /// How what was not settled was given back; nil while it is held, or when all was settled.
    package private(set) var release: Release?
    /// The idempotency id of the last settlement.
    package private(set) var lastSettlement: String?

    /// A payment that is authorised now.
    init(
        by card: Card,
        ordinal: Int,
        of amount: Money,
        to merchant: String,
        _ place: PaymentPlace,
        on date: BusinessDate
    ) {
        self.card = card.recordName
        account = card.account
        self.ordinal = ordinal
        self.merchant = merchant
        self.place = place
        self.date = date
        authorised = amount
        held = amount
    }

    /// What names it, everywhere: `3333-01-0000013/card1/payment1`.
    package var name: String { Self.name(ordinal, of: card) }

    static func name(_ ordinal: Int, of card: String) -> String { "\(card)/payment\(ordinal)" }

    /// The business date on which what is still held is given back.
    package var expires: BusinessDate { date.advanced(by: Self.daysHeld) }

    /// What can still be cancelled.
    package var cancellable: Money { Money(won: settled.won - cancelled.won) }

    /// The hold in the book, as it is now.
    var hold: Hold { Hold(id: HoldID(name), account: account, amount: held) }
}

extension CardPayment {
    /// - Parameters:
    ///   - amount: nil for all that is held.
    ///   - id: Under which the book has the settlement.
    /// - Returns: What is settled.
    /// - Throws: `BankError` `payment.not-held`, `payment.expired`, `payment.settle`.
    mutating func settle(
        _ amount: Money?,
        on date: BusinessDate,
        as id: IdempotencyID
    ) throws(BankError) -> Money {
        try requireHeld()
        guard date < expires else {
            throw BankError(
                .refused,
                code: "payment.expired",
                "the authorisation of \(name) expired on \(expires)"
            )
        }
        let amount = amount ?? held
        guard amount > .zero, amount <= held else {
            throw BankError(
                .refused,
                code: "payment.settle",
                "\(held) are held for \(name); \(amount) cannot be settled"
            )
        }
        held = try held.subtracting(amount)
        settled = try settled.adding(amount)
        lastSettlement = id.rawValue
        return amount
    }

    /// - Returns: What is given back.
    /// - Throws: `BankError` `payment.not-held`.
    mutating func release(_ release: Release) throws(BankError) -> Money {
        try requireHeld()
        defer { held = .zero }
        self.release = release
        return held
    }

    /// - Parameter amount: nil for all that can be cancelled.
    /// - Returns: What is cancelled.
    /// - Throws: `BankError` `payment.not-settled`, `payment.cancel`.
    mutating func cancel(_ amount: Money?) throws(BankError) -> Money {
        guard cancellable > .zero else {
            let why = settled == .zero ? "nothing of it was settled" : "all of it was cancelled"
            throw BankError(
                .refused,
                code: "payment.not-settled",
                "\(name) cannot be cancelled: \(why)"
            )
        }
        let amount = amount ?? cancellable
        guard amount > .zero, amount <= cancellable else {
            throw BankError(
                .refused,
                code: "payment.cancel",
                "\(cancellable) of \(name) can be cancelled, not \(amount)"
            )
        }
        cancelled = try cancelled.adding(amount)
        return amount
    }

    private func requireHeld() throws(BankError) {
        guard held == .zero else { return }
        throw BankError(
            .refused,
            code: "payment.not-held",
            "nothing is held for \(name) any more: it is \(status.rawValue)"
        )
    }
}
