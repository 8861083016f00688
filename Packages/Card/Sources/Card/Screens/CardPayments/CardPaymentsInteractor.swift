import BankConsole
import Console
import RIBs

/// Builds the list of the payments of a card.
final class CardPaymentsBuilder: Builder<CardScreens> {
    func build(of card: Card, withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(
            CardPaymentsInteractor(dependency, card: card, listener: listener)
        )
    }
}

/// Lists the payments of a card, newest first, and opens the chosen payment.
final class CardPaymentsInteractor: ListInteractor<CardPayment> {
    private static let pageSize = 20

    private let screens: CardScreens
    private let card: Card
    private var paymentCount = 0
    private var count = CardPaymentsInteractor.pageSize

    init(_ screens: CardScreens, card: Card, listener: any ChildListener) {
        self.screens = screens
        self.card = card
        super.init(
            "Payments of \(card.number.masked)",
            ifEmpty: "The card has no payments yet.",
            listener: listener
        ) { payment in
            ScreenAction(
                ScreenAction.ID("payment\(payment.ordinal)"),
                "\(payment.date) \(payment.merchant)",
                detail: "\(payment.authorized), \(payment.status.rawValue)"
            )
        }
    }

    override func loadItems() async throws -> [CardPayment] {
        paymentCount = try await screens.cards.payments.count(of: card)
        return try await screens.cards.listPayments(of: card, last: count)
    }

    override func open(_ payment: CardPayment) {
        present(ShowPaymentBuilder(dependency: screens).build(payment, withListener: self))
    }

    override var furtherActions: [ScreenAction] {
        let hasOlder = items.map { $0.count < paymentCount } ?? false
        return hasOlder ? [ScreenAction("older", "Older payments", key: ActionKey.older)] : []
    }

    override func chooseFurther(_ action: ScreenAction.ID) {
        count += Self.pageSize
        reload()
    }
}
