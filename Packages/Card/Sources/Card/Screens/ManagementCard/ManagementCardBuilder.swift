import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// What the management of a card needs.
@MainActor
protocol ManagementCardDependency: VerifyingDependency {
    var cards: CardService { get }
    /// Opens the screen of the linked account, which Card cannot import; the account opens its cards
    /// in turn, so it is made when it is asked for.
    var managementDemandDeposit: MainLazy<any ManagementDemandDepositInject> { get }
}

/// Its scope, of which its children get what they need, among them Verify, which Card cannot
/// import.
final class ManagementCardComponent: Component<any ManagementCardDependency>,
    ChangeLimitsDependency, PayByCardDependency, CardPaymentsDependency, ReportLossDependency
{
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
    var cards: CardService { dependency.cards }
}

@MainActor
protocol ManagementCardBuildable: Buildable {
    func build(
        cardNumber: String,
        withListener listener: any ManagementCardListener
    ) -> any ViewableRouting
}

/// Builds the management of a card (카드관리).
final class ManagementCardBuilder: Builder<any ManagementCardDependency>, ManagementCardBuildable {
    func build(
        cardNumber: String,
        withListener listener: any ManagementCardListener
    ) -> any ViewableRouting {
        let component = ManagementCardComponent(dependency: dependency)
        let viewController = ManagementCardViewController()
        let interactor = ManagementCardInteractor(
            presenter: viewController,
            service: dependency.cards,
            customer: dependency.signedInSession.customer,
            cardNumber: cardNumber
        )
        interactor.listener = listener
        return ManagementCardRouter(
            interactor: interactor,
            viewController: viewController,
            component: component,
            children: ManagementCardChildren(
                pay: PayByCardBuilder(dependency: component),
                payments: CardPaymentsBuilder(dependency: component),
                limits: ChangeLimitsBuilder(dependency: component),
                loss: ReportLossBuilder(dependency: component),
                account: dependency.managementDemandDeposit
            )
        )
    }
}
