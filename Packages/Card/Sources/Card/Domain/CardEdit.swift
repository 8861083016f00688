import Bookkeeping
import CardInterface

/// A change of one card that a customer requests.
enum CardEdit: Sendable, Hashable {
    case lock(Set<PaymentPlace>)
    case unlock(Set<PaymentPlace>)
    /// Amounts in whole won; nil keeps the current limit.
    case limits(perPayment: Money?, perDay: Money?)
    /// The card never pays again.
    case reportLoss
    case close

    var purpose: Purpose {
        switch self {
        case .lock: .cardLocking
        case .unlock: .cardUnlocking
        case .limits: .cardLimits
        case .reportLoss: .cardLoss
        case .close: .cardClosing
        }
    }

    /// Indicates whether the owner must sign; locking and reporting a loss need no signature.
    var isSigned: Bool {
        switch self {
        case .lock, .reportLoss: false
        case .unlock, .limits, .close: true
        }
    }

    /// Changes `card` on the business date `date` if the rules allow the change.
    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, `card.limits`, `card.lock`
    ///   if all places are locked or unlocked already.
    func apply(to card: inout Card, on date: BusinessDate) throws(BankError) {
        if self != .close || card.state != .lost { try card.requireActive() }
        switch self {
        case .lock(let places): try card.changeLocks(of: places, to: true)
        case .unlock(let places): try card.changeLocks(of: places, to: false)
        case .limits(let perPayment, let perDay):
            card.limits = try CardLimits(
                perPayment: perPayment ?? card.limits.perPayment,
                perDay: perDay ?? card.limits.perDay
            )
        case .reportLoss: card.changeState(to: .lost, on: date)
        case .close: card.changeState(to: .closed, on: date)
        }
    }
}

extension Card {
    fileprivate mutating func changeLocks(
        of places: Set<PaymentPlace>,
        to isLocked: Bool
    ) throws(BankError) {
        guard places.contains(where: { locks[$0] != isLocked }) else {
            throw BankError(
                .refused,
                code: "card.lock",
                "\(places.names.joined(separator: " and ")) payments of the card "
                    + "'\(number.masked)' are \(isLocked ? "locked" : "unlocked") already"
            )
        }
        for place in places { locks[place] = isLocked }
    }
}

// MARK: - Request

extension CardEdit {
    /// Returns the request to apply this change to the card whose record name is `card`.
    func intent(id: IdempotencyID, card: String) -> Intent {
        Intent(
            id: id,
            purpose: purpose,
            content: details.merging(["card": card]) { requested, _ in requested }
        )
    }

    private var details: [String: String] {
        switch self {
        case .lock(let places), .unlock(let places):
            ["places": places.names.joined(separator: " ")]
        case .limits(let perPayment, let perDay):
            [
                "perPayment": perPayment.map { String($0.won) } ?? "",
                "perDay": perDay.map { String($0.won) } ?? "",
            ]
        case .reportLoss, .close: [:]
        }
    }

    /// Creates the change that `intent` requests; nil if `intent` has another purpose.
    init?(_ intent: Intent) {
        func amount(_ key: String) -> Money? {
            intent.content[key].flatMap { Int64($0) }.map { Money(won: $0) }
        }
        let words = intent.content["places"]?.split(separator: " ") ?? []
        let places = Set(words.compactMap { PaymentPlace(rawValue: String($0)) })
        switch intent.purpose {
        case .cardLocking: self = .lock(places)
        case .cardUnlocking: self = .unlock(places)
        case .cardLimits: self = .limits(perPayment: amount("perPayment"), perDay: amount("perDay"))
        case .cardLoss: self = .reportLoss
        case .cardClosing: self = .close
        default: return nil
        }
    }
}

extension Set<PaymentPlace> {
    /// The names of the places, domestic before overseas.
    var names: [String] { PaymentPlace.allCases.filter(contains).map(\.rawValue) }
}
