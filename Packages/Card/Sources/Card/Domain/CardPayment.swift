import Bookkeeping
import CardInterface

/// A card payment, from its authorization to its end.
///
/// The authorized amount is held on the account until it is settled, at once or in parts. The rest
/// of the hold is voided or expires. A settled amount can be canceled, at once or in parts.
struct CardPayment: Sendable, Hashable {
    /// The reason why the rest of a hold was released.
    enum Release: String, Sendable, Hashable, Codable {
        case voided, expired
    }

    /// The length of a hold in days: the date of the authorization and the six days after it.
    static let daysHeld = 7

    /// The record name of the card, such as `3333-01-0000013/card1`.
    let card: String
    let account: AccountID
    /// The payment's position among the payments of the card, starting at 1.
    let ordinal: Int
    let merchant: String
    let place: PaymentPlace
    /// The business date of the authorization.
    let date: BusinessDate
    let authorized: Money
    private(set) var held: Money
    private(set) var settled = Money.zero
    /// The canceled part of ``settled``.
    private(set) var canceled = Money.zero
    /// The reason why the rest of the hold was released; nil if nothing was released.
    private(set) var release: Release?
    /// The idempotency key of the last settlement.
    private(set) var lastSettlement: String?

    /// Creates a payment by `card` that is authorized on `date`.
    init(by card: Card, ordinal: Int, of purchase: CardPurchase, on date: BusinessDate) {
        self.card = card.recordName
        account = card.account
        self.ordinal = ordinal
        merchant = purchase.merchant
        place = purchase.place
        self.date = date
        authorized = purchase.amount
        held = purchase.amount
    }

    /// The name of the payment, such as `3333-01-0000013/card1/payment1`.
    var name: String { Self.name(ordinal, of: card) }

    static func name(_ ordinal: Int, of card: String) -> String { "\(card)/payment\(ordinal)" }

    /// The business date on which the rest of the hold is released.
    var expires: BusinessDate { date.advanced(by: Self.daysHeld) }

    /// The settled amount that is not canceled yet.
    var cancelable: Money { Money(won: settled.won &- canceled.won) }

    /// The hold that the book has for this payment.
    var hold: Hold { Hold(id: HoldID(name), account: account, amount: held) }
}

extension CardPayment: Codable {
    private enum CodingKeys: String, CodingKey {
        case card, account, ordinal, merchant, place, date, held, settled, release
        case lastSettlement
        // Books keep the spelling of their first version.
        case authorized = "authorised"
        case canceled = "cancelled"
    }
}

// MARK: - Status

extension CardPayment {
    /// The progress of a payment.
    enum Status: String, Sendable, Hashable, CaseIterable {
        /// The whole amount is held.
        case authorized
        /// A part is settled and the rest is held.
        case partlySettled = "partly settled"
        case settled
        /// The merchant released the hold before any settlement.
        case voided
        /// The hold expired before any settlement.
        case expired
        /// A part of the settled amount is canceled.
        case partlyCanceled = "partly canceled"
        /// The whole settled amount is canceled.
        case canceled

        /// The name of the status in JSON, with the British spelling of the first version.
        var jsonName: String {
            switch self {
            case .authorized: "authorised"
            case .canceled: "cancelled"
            case .partlyCanceled: "partly \(Self.canceled.jsonName)"
            case .partlySettled, .settled, .voided, .expired: rawValue
            }
        }
    }

    var status: Status {
        if held > .zero { return settled == .zero ? .authorized : .partlySettled }
        if settled == .zero { return release == .expired ? .expired : .voided }
        if canceled == .zero { return .settled }
        return cancelable == .zero ? .canceled : .partlyCanceled
    }
}

// MARK: - Rules

extension CardPayment {
    /// Settles a part of the hold, or all of it.
    /// - Parameters:
    ///   - amount: The amount in whole won, at most the hold; nil for the whole hold.
    ///   - date: The business date of the settlement.
    ///   - id: The idempotency key of the settlement.
    /// - Returns: The settled amount.
    /// - Throws: `BankError` `payment.not-held`, `payment.expired`, `payment.settle`.
    mutating func settle(
        _ amount: Money?,
        on date: BusinessDate,
        as id: IdempotencyID
    ) throws(BankError) -> Money {
        try requireHeld()
        guard date < expires else {
            throw refusal(
                "payment.expired",
                "the authorization of '\(name)' expired on \(expires); authorize a new payment"
            )
        }
        let amount = amount ?? held
        guard amount > .zero, amount <= held else {
            throw refusal(
                "payment.settle",
                "\(amount) cannot be settled for '\(name)'; settle at most \(held)"
            )
        }
        held = try held.subtracting(amount)
        settled = try settled.adding(amount)
        lastSettlement = id.rawValue
        return amount
    }

    /// Releases the rest of the hold when it expires.
    /// - Parameter date: The business date, on which the hold must have expired.
    /// - Returns: The released amount.
    /// - Throws: `BankError` `payment.not-held`, `payment.not-expired`.
    mutating func expire(on date: BusinessDate) throws(BankError) -> Money {
        guard date >= expires else {
            throw refusal("payment.not-expired", "the hold of '\(name)' expires only on \(expires)")
        }
        return try release(.expired)
    }

    /// Releases the rest of the hold for the reason `release`.
    /// - Returns: The released amount.
    /// - Throws: `BankError` `payment.not-held`.
    mutating func release(_ release: Release) throws(BankError) -> Money {
        try requireHeld()
        defer { held = .zero }
        self.release = release
        return held
    }

    /// Cancels a part of the settled amount, or all of it.
    /// - Parameter amount: The amount in whole won; nil for the whole settled amount that is not
    ///   canceled yet.
    /// - Returns: The canceled amount.
    /// - Throws: `BankError` `payment.not-settled`, `payment.cancel`.
    mutating func cancel(_ amount: Money?) throws(BankError) -> Money {
        guard cancelable > .zero else {
            let reason = settled == .zero ? "it is not settled" : "it is canceled already"
            throw refusal("payment.not-settled", "'\(name)' cannot be canceled: \(reason)")
        }
        let amount = amount ?? cancelable
        guard amount > .zero, amount <= cancelable else {
            throw refusal(
                "payment.cancel",
                "\(amount) of '\(name)' cannot be canceled; cancel at most \(cancelable)"
            )
        }
        canceled = try canceled.adding(amount)
        return amount
    }

    private func requireHeld() throws(BankError) {
        guard held == .zero else { return }
        throw refusal(
            "payment.not-held",
            "the payment '\(name)' is \(status.rawValue), so no amount is held for it"
        )
    }

    private func refusal(_ code: String, _ message: String) -> BankError {
        BankError(.refused, code: code, message)
    }
}
