import Bookkeeping
import CardInterface

/// A change of an authorized payment that needs the bank's authority.
enum PaymentStep: Sendable, Hashable {
    /// Pays the amount to the merchant; nil for the whole hold.
    case settle(Money?)
    /// Releases the rest of the hold at the merchant's request.
    case void
    /// Releases the rest of the hold because the hold has expired.
    case expire
    /// Takes the amount back from the merchant; nil for the whole amount that is not canceled yet.
    case cancel(Money?)

    var purpose: Purpose {
        switch self {
        case .settle: .cardSettlement
        case .void: .cardVoid
        case .expire: .cardExpiry
        case .cancel: .cardCancellation
        }
    }

    /// Checks the rules and changes `payment`.
    /// - Parameters:
    ///   - payment: The payment.
    ///   - date: The business date.
    ///   - id: The idempotency id of the step.
    /// - Returns: The amount that is settled, released or canceled.
    /// - Throws: The errors of ``CardPayment``.
    func apply(
        to payment: inout CardPayment,
        on date: BusinessDate,
        as id: IdempotencyID
    ) throws(BankError) -> Money {
        switch self {
        case .settle(let amount): try payment.settle(amount, on: date, as: id)
        case .void: try payment.release(.voided)
        case .expire: try payment.expire(on: date)
        case .cancel(let amount): try payment.cancel(amount)
        }
    }

    /// Returns the legs that move `amount` between the account and the bank; empty for a released
    /// hold.
    func legs(moving amount: Money, of payment: CardPayment) -> [Leg] {
        let settlement = AccountOpening.cardSettlement.id
        // Entries keep the spelling of the first version.
        let canceled = "card payment \(CardPayment.Status.canceled.jsonName)"
        return switch self {
        case .settle:
            [
                .debit(payment.account, amount, "card payment"),
                .credit(settlement, amount, "card payment"),
            ]
        case .cancel:
            [.debit(settlement, amount, canceled), .credit(payment.account, amount, canceled)]
        case .void, .expire: []
        }
    }

    /// Returns the id of the settlement that a cancellation reverses; nil for other steps.
    func reversal(of payment: CardPayment) -> IdempotencyID? {
        guard case .cancel = self else { return nil }
        return payment.lastSettlement.map { IdempotencyID(unchecked: $0) }
    }
}

// MARK: - Request

extension PaymentStep {
    /// Returns the request to apply this step to the payment named `payment`.
    func intent(id: IdempotencyID, payment: String) -> Intent {
        var content = ["payment": payment]
        switch self {
        case .settle(let amount), .cancel(let amount):
            content["amount"] = amount.map { String($0.won) } ?? "all"
        case .void: content["amount"] = "all"
        case .expire: break
        }
        return Intent(id: id, purpose: purpose, content: content)
    }

    /// Creates the step that `intent` requests; nil if `intent` has another purpose.
    init?(_ intent: Intent) {
        let amount = intent.content["amount"].flatMap { Int64($0) }.map { Money(won: $0) }
        switch intent.purpose {
        case .cardSettlement: self = .settle(amount)
        case .cardVoid: self = .void
        case .cardExpiry: self = .expire
        case .cardCancellation: self = .cancel(amount)
        default: return nil
        }
    }
}
