import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

/// Builds the form that pays by card.
final class PayByCardBuilder: Builder<CardScreens> {
    func build(with card: Card, withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(
            PayByCardInteractor(dependency, card: card, .place, listener: listener)
        )
    }
}

/// The current question of the form that pays by card, with the answers so far.
enum PayByCardStep {
    case place
    case amount(PaymentPlace)
    case merchant(PaymentPlace, Money)
}

/// Pays by card once the customer has answered each question and confirmed the payment.
final class PayByCardInteractor: CardFormInteractor<PayByCardStep> {
    override var screen: Screen {
        let title = "Pay with \(card.number.masked)"
        switch step {
        case .place:
            return Screen(
                title,
                blocks: [.text("Where do you want to pay?")],
                actions: PaymentPlace.allCases.map(action) + [.back()]
            )
        case .amount(let place):
            return Screen(
                title,
                blocks: [.fields([Field("Where", place.rawValue)])],
                prompt: .amount(),
                actions: [.back()]
            )
        case .merchant(let place, let amount):
            let fields = [Field("Where", place.rawValue), Field("Amount", amount.description)]
            return Screen(
                title,
                blocks: [.fields(fields)],
                prompt: Prompt("Merchant", placeholder: "책방"),
                actions: [.back()]
            )
        }
    }

    override func answer(choosing action: ScreenAction.ID) async throws
        -> FormOutcome<PayByCardStep>
    {
        guard let place = PaymentPlace(rawValue: action.rawValue) else {
            throw CancellationError()
        }
        return .next(.amount(place))
    }

    override func answer(_ text: String) async throws -> FormOutcome<PayByCardStep> {
        switch step {
        case .place: throw CancellationError()
        case .amount(let place):
            let amount = try Money(parsing: text)
            try await check(amount, place)
            return .next(.merchant(place, amount))
        case .merchant(let place, let amount):
            return .finished(try await pay(amount, to: text, place))
        }
    }

    /// Refuses an amount that the card or the account cannot pay, before the next question.
    private func check(_ amount: Money, _ place: PaymentPlace) async throws {
        try await load()
        let today = try await screens.cards.ledger.businessDate()
        let paid = try await screens.cards.payments.spending(of: card.account)?.value.amount(
            on: today
        )
        try card.requirePayable(amount, place, after: paid ?? .zero)
        try await screens.cards.demandDeposit.account(card.account.rawValue).requireSpendable(
            amount
        )
    }

    private func pay(
        _ amount: Money,
        to merchant: String,
        _ place: PaymentPlace
    ) async throws -> Notice {
        let paid = try await screens.cards.pay(
            CardPurchase(amount: amount, merchant: merchant, place: place),
            with: .name(card.recordName),
            options: confirmer().options
        )
        return .done("\(paid.amount) are held for \(paid.payment.merchant).")
    }

    private func action(for place: PaymentPlace) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(place.rawValue),
            place.title,
            detail: card.locks[place] ? "locked" : ""
        )
    }
}
