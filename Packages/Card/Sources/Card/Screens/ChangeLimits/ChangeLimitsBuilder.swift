import BankConsole
import DependencyContainer
import RIBs
import SigningInterface

/// What the change of a card's limits needs.
@MainActor
protocol ChangeLimitsDependency: VerifyingDependency {
    var cards: CardService { get }
}

/// Its scope; Verify, which Card cannot import, gets its dependency from here.
final class ChangeLimitsComponent: Component<any ChangeLimitsDependency>, VerifyingDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol ChangeLimitsBuildable: Buildable {
    func build(
        of card: Card,
        withListener listener: any ChangeLimitsListener
    ) -> any ViewableRouting
}

/// Builds the change of a card's limits.
final class ChangeLimitsBuilder: Builder<any ChangeLimitsDependency>, ChangeLimitsBuildable {
    func build(
        of card: Card,
        withListener listener: any ChangeLimitsListener
    ) -> any ViewableRouting {
        let viewController = ChangeLimitsViewController()
        let interactor = ChangeLimitsInteractor(
            presenter: viewController,
            service: dependency.cards,
            card: card
        )
        interactor.listener = listener
        return ChangeLimitsRouter(
            interactor: interactor,
            viewController: viewController,
            component: ChangeLimitsComponent(dependency: dependency)
        )
    }
}
