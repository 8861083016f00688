import RIBs

/// What paying with a card needs.
@MainActor
protocol PayByCardDependency: Dependency {
    var cards: CardService { get }
}

@MainActor
protocol PayByCardBuildable: Buildable {
    func build(
        with card: Card,
        withListener listener: any PayByCardListener
    ) -> any ViewableRouting
}

/// Builds paying with a card.
final class PayByCardBuilder: Builder<any PayByCardDependency>, PayByCardBuildable {
    func build(
        with card: Card,
        withListener listener: any PayByCardListener
    ) -> any ViewableRouting {
        let viewController = PayByCardViewController()
        let interactor = PayByCardInteractor(
            presenter: viewController,
            service: dependency.cards,
            card: card
        )
        interactor.listener = listener
        return PayByCardRouter(interactor: interactor, viewController: viewController)
    }
}
