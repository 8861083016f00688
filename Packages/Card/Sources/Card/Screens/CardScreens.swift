import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// The screens of cards, for the customer who is signed in: what their RIBs need, and the one that
/// others may open.
final class CardScreens: EmptyComponent, CardListDependency {
    let signedInSession: any SignedInSession
    let cards: CardService
    let builders: BuilderContainer
    let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>

    init(
        session: any SignedInSession,
        service: CardService,
        builders: BuilderContainer,
        managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    ) {
        signedInSession = session
        cards = service
        self.builders = builders
        self.managementDemandDeposit = managementDemandDeposit
    }

    /// The cards of the customer, to choose one.
    func list(listener: any ChildListener) -> any ViewableRouting {
        CardListBuilder(dependency: self).build(withListener: listener)
    }
}

extension CardScreens: ManagementCardInject {
    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        ManagementCardBuilder(dependency: self)
            .build(cardNumber: cardNumber, withListener: listener)
    }
}

/// The screens of cards.
let cardScreensInject = MainInjectID<CardScreens>("CardScreens")
