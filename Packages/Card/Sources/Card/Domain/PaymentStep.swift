import Bookkeeping
import CardInterface

/// A change to an authorized payment, made on the bank's authority.
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
    ///   - id: The idempotency key of the step.
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

    /// Returns the legs that move `amount` between the account and the bank; empty if the step only
    /// releases the hold.
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

/// A request for a step of a payment.
struct PaymentStepRequest: Request {
    /// The record name of the payment.
    let payment: String
    let step: PaymentStep

    var purpose: Purpose { step.purpose }
    var fields: [String: any RequestField] {
        switch step {
        case .settle(let amount), .cancel(let amount):
            ["payment": payment, "amount": PartOfPayment(amount: amount)]
        case .void: ["payment": payment, "amount": PartOfPayment(amount: nil)]
        case .expire: ["payment": payment]
        }
    }
}

extension PaymentStepRequest {
    init(_ fields: RequestFields) throws(BankError) {
        func amount() throws(BankError) -> Money? { (try fields("amount") as PartOfPayment).amount }
        let step: PaymentStep =
            switch fields.purpose {
            case .cardSettlement: .settle(try amount())
            case .cardVoid: .void
            case .cardExpiry: .expire
            case .cardCancellation: .cancel(try amount())
            default: throw fields.malformed("purpose")
            }
        self.init(payment: try fields("payment"), step: step)
    }
}

/// The amount to settle or cancel, as a request stores it; nil for the whole amount.
private struct PartOfPayment: RequestField {
    let amount: Money?

    var requestText: String { amount?.requestText ?? "all" }
}

extension PartOfPayment {
    init(requestText: String) throws {
        self.init(amount: requestText == "all" ? nil : try Money(requestText: requestText))
    }
}
