import RIBs

/// What the history of a card's payments needs.
@MainActor
protocol CardPaymentsDependency: Dependency {
    var cards: CardService { get }
}

/// Its scope, of which a payment's screen gets what it needs.
final class CardPaymentsComponent: Component<any CardPaymentsDependency>, ShowPaymentDependency {
    var cards: CardService { dependency.cards }
}

@MainActor
protocol CardPaymentsBuildable: Buildable {
    func build(
        of card: Card,
        withListener listener: any CardPaymentsListener
    ) -> any ViewableRouting
}

/// Builds the history of a card's payments.
final class CardPaymentsBuilder: Builder<any CardPaymentsDependency>, CardPaymentsBuildable {
    func build(
        of card: Card,
        withListener listener: any CardPaymentsListener
    ) -> any ViewableRouting {
        let component = CardPaymentsComponent(dependency: dependency)
        let viewController = CardPaymentsViewController()
        let interactor = CardPaymentsInteractor(
            presenter: viewController,
            service: component.cards,
            card: card
        )
        interactor.listener = listener
        return CardPaymentsRouter(
            interactor: interactor,
            viewController: viewController,
            paymentBuilder: ShowPaymentBuilder(dependency: component)
        )
    }
}
