import RIBs

/// What the screen of a payment needs.
@MainActor
protocol ShowPaymentDependency: Dependency {
    var cards: CardService { get }
}

@MainActor
protocol ShowPaymentBuildable: Buildable {
    func build(
        _ payment: CardPayment,
        withListener listener: any ShowPaymentListener
    ) -> any ViewableRouting
}

/// Builds the screen of one payment.
final class ShowPaymentBuilder: Builder<any ShowPaymentDependency>, ShowPaymentBuildable {
    func build(
        _ payment: CardPayment,
        withListener listener: any ShowPaymentListener
    ) -> any ViewableRouting {
        let viewController = ShowPaymentViewController()
        let interactor = ShowPaymentInteractor(
            presenter: viewController,
            service: dependency.cards,
            payment: payment
        )
        interactor.listener = listener
        return ShowPaymentRouter(interactor: interactor, viewController: viewController)
    }
}
