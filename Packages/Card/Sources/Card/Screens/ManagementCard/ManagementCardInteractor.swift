import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// Builds the management of a card (카드관리).
final class ManagementCardBuilder: Builder<CardScreens> {
    /// - Parameter listener: The RIB of another feature that opened the screen; nil if this feature
    ///   opened the screen.
    func build(
        cardNumber: String,
        withListener listener: (any ManagementCardListener)? = nil
    ) -> ScreenRouter {
        ScreenRouter(
            ManagementCardInteractor(dependency, cardNumber: cardNumber, listener: listener)
        )
    }
}

/// Shows a card, carries out requests about it, and opens its payments, limits and account.
final class ManagementCardInteractor: ScreenInteractor, ReportLossListener,
    ManagementDemandDepositListener
{
    private static let paymentsShown = 3

    private let screens: CardScreens
    /// The number of the card, or of its replacement once the card is replaced.
    private var cardNumber: String
    private weak var managementListener: (any ManagementCardListener)?
    private var overview: CardOverview?
    /// The unmasked card number, shown after the customer has signed until the next action; nil
    /// otherwise.
    private var wholeNumber: String?

    init(
        _ screens: CardScreens,
        cardNumber: String,
        listener: (any ManagementCardListener)?
    ) {
        self.screens = screens
        self.cardNumber = cardNumber
        managementListener = listener
        super.init()
    }

    override func willResignActive() {
        super.willResignActive()
        wholeNumber = nil
    }

    override func load() async throws {
        overview = nil
        let overview = try await screens.cards.showCard(
            .number(try CardNumber(parsing: cardNumber)),
            payments: Self.paymentsShown
        )
        try overview.requireOwned(by: screens.signedInSession.customer)
        self.overview = overview
    }

    override var screen: Screen {
        guard let overview else { return Screen("Card", actions: [.back()]) }
        return Screen(
            "Card \(overview.card.number.masked)",
            headline: overview.headline(number: wholeNumber),
            blocks: overview.blocks(number: wholeNumber),
            actions: overview.actions + [.back()]
        )
    }

    override func leave() {
        managementListener?.managementCardDidLeave()
        super.leave()
    }

    func managementDemandDepositDidLeave() { childDidFinish(nil) }

    func reportLossDidReplace(with card: Card) {
        cardNumber = card.number.full
        childDidFinish(.done("This card replaces the lost one."))
    }

    // MARK: Actions

    override func choose(_ action: ScreenAction.ID) {
        guard let card = overview?.card, let action = CardAction(rawValue: action.rawValue) else {
            return
        }
        notice = nil
        wholeNumber = nil
        show()
        switch action {
        case .pay:
            present(PayByCardBuilder(dependency: screens).build(with: card, withListener: self))
        case .payments:
            present(CardPaymentsBuilder(dependency: screens).build(of: card, withListener: self))
        case .limits:
            present(ChangeLimitsBuilder(dependency: screens).build(of: card, withListener: self))
        case .lost, .reissue:
            present(ReportLossBuilder(dependency: screens).build(of: card, withListener: self))
        case .account:
            present(
                try screens.managementDemandDeposit.value
                    .router(accountNumber: card.account.rawValue, listener: self)
            )
        case .domestic: toggleLock(of: .domestic, card)
        case .overseas: toggleLock(of: .overseas, card)
        case .reveal: reveal(card)
        case .close: close(card)
        }
    }

    private func toggleLock(of place: PaymentPlace, _ card: Card) {
        let (signer, isLocked) = (signer(screens.verify), !card.locks[place])
        let cards = screens.cards.signed(by: signer)
        carryOut {
            _ = try await cards.changeCard(
                .name(card.recordName),
                isLocked ? .lock([place]) : .unlock([place]),
                options: signer.options
            )
            return .done("\(place.title) payments are \(isLocked ? "locked" : "unlocked").")
        }
    }

    private func reveal(_ card: Card) {
        let cards = screens.cards.signed(by: signer(screens.verify))
        carryOut { [weak self] in
            let number = try await cards.reveal(card)
            // After the session has ended, the number is neither shown nor kept.
            guard let self, isActive else { throw CancellationError() }
            wholeNumber = number
            return .information("Keep the number to yourself. Your next action hides it again.")
        }
    }

    private func close(_ card: Card) {
        let signer = signer(screens.verify)
        let cards = screens.cards.signed(by: signer)
        carryOut {
            _ = try await cards.changeCard(.name(card.recordName), .close, options: signer.options)
            return .done("The card is closed.")
        }
    }
}
