import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// The dependencies of the card screens while a customer is signed in.
struct CardScreens: VerifyingDependency {
    let signedInSession: any SignedInSession
    let cards: CardService
    let builders: BuilderContainer
    /// Builds the screen of the linked account, whose feature Card cannot import.
    ///
    /// The service is resolved on its first use, because the account's screen needs the card
    /// screens.
    let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
}

extension CardScreens: ManagementCardInject {
    func router(cardNumber: String, listener: any ManagementCardListener) -> any ViewableRouting {
        ManagementCardBuilder(dependency: self)
            .build(cardNumber: cardNumber, withListener: listener)
    }
}

/// The ID of the dependencies of the card screens.
let cardScreensInject = MainInjectID<CardScreens>("CardScreens")

/// The interactor of a form about one card.
class CardFormInteractor<Step>: FormInteractor<Step> {
    let service: CardService
    private(set) var card: Card

    init(_ service: CardService, card: Card, _ step: Step, listener: any ChildListener) {
        self.service = service
        self.card = card
        super.init(step, listener: listener)
    }

    override func load() async throws {
        card = try await service.findCard(.name(card.recordName))
    }
}

extension RequestOptions {
    /// Returns options that ask for no confirmation, because the screen has explained the request.
    static func chosen() -> RequestOptions {
        RequestOptions { _ in }
    }
}
