import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// The dependencies of the card screens, within the time that a customer is signed in.
struct CardScreens {
    let signedInSession: any SignedInSession
    let cards: CardService
    /// Verify, which Card cannot import: the customer signs on it.
    let verify: any VerifyInject
    /// The screen of the linked account, which Card cannot import.
    ///
    /// It is resolved when it is opened, because accounts open their cards in turn.
    let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
}

extension CardScreens: ManagementCardInject {
    func router(cardNumber: String, listener: any ManagementCardListener) -> any ViewableRouting {
        ManagementCardBuilder(dependency: self)
            .build(cardNumber: cardNumber, withListener: listener)
    }
}

/// The screens of cards.
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
    /// The options of a request whose screen has already shown what it does.
    static func chosen() -> RequestOptions {
        RequestOptions { _ in }
    }
}
