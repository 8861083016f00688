import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// The dependencies of the card screens, available while a customer is signed in.
struct CardScreens {
    let signedInSession: any SignedInSession
    let cards: CardService
    /// Builds Verify, the screen on which the customer signs; this package cannot import Verify.
    let verify: any VerifyInject
    /// Builds the screen of the linked account, which this package cannot import.
    ///
    /// The service is resolved on its first use, because the account's screen in turn depends on
    /// the card screens.
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
    let screens: CardScreens
    private(set) var card: Card

    init(_ screens: CardScreens, card: Card, _ step: Step, listener: any ChildListener) {
        self.screens = screens
        self.card = card
        super.init(step, listener: listener)
    }

    override func load() async throws {
        card = try await screens.cards.findCard(.name(card.recordName))
    }
}

extension RequestOptions {
    /// Returns options without a confirmation, because the screen has already explained the
    /// request.
    static func chosen() -> RequestOptions {
        RequestOptions { _ in }
    }
}
