import Bookkeeping
import CardInterface

/// A change of one card that a customer requests.
enum CardEdit: Sendable, Hashable {
    case lock(Set<PaymentPlace>)
    case unlock(Set<PaymentPlace>)
    /// New limits in whole won; nil keeps the current limit.
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
    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, `card.limits`, or
    ///   `card.lock` if no lock would change.
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

/// A request to change a card.
struct CardEditRequest: Request {
    /// The record name of the card.
    let card: String
    let edit: CardEdit

    var purpose: Purpose { edit.purpose }
    var fields: [String: any RequestField] {
        switch edit {
        case .lock(let places), .unlock(let places):
            ["card": card, "places": PlaceList(places: places)]
        case .limits(let perPayment, let perDay):
            ["card": card, "perPayment": perPayment, "perDay": perDay]
        case .reportLoss, .close: ["card": card]
        }
    }
}

extension CardEditRequest {
    init(_ fields: RequestFields) throws(BankError) {
        func places() throws(BankError) -> Set<PaymentPlace> {
            (try fields("places") as PlaceList).places
        }
        let edit: CardEdit =
            switch fields.purpose {
            case .cardLocking: .lock(try places())
            case .cardUnlocking: .unlock(try places())
            case .cardLimits:
                .limits(perPayment: try fields("perPayment"), perDay: try fields("perDay"))
            case .cardLoss: .reportLoss
            case .cardClosing: .close
            default: throw fields.malformed("purpose")
            }
        self.init(card: try fields("card"), edit: edit)
    }
}

extension Set<PaymentPlace> {
    /// The names of the places, domestic before overseas.
    var names: [String] { PaymentPlace.allCases.filter(contains).map(\.rawValue) }
}

/// The names of places, separated by spaces.
private struct PlaceList: RequestField {
    let places: Set<PaymentPlace>

    var requestText: String { places.names.joined(separator: " ") }
}

extension PlaceList {
    init(requestText: String) throws {
        let names = requestText.split(separator: " ").map(String.init)
        self.init(places: Set(try names.map { try PaymentPlace(requestText: $0) }))
        guard !places.isEmpty else { throw RequestTextError() }
    }
}
