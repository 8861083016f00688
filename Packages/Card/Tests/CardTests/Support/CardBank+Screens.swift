import BankConsole
import BankConsoleTesting
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing

@testable import Card

@MainActor
extension CardBank {
    /// Shows the customer's cards, as the home screen does.
    func showCards(as customer: CustomerID = FakeBank.customer) async throws -> FeatureStage {
        DetachmentWatch.begin { Issue.record("\($0)") }
        return try await settled(FeatureStage(in: container, as: customer))
    }

    /// Shows the management of a card, as the screen of an account does.
    func show(
        cardNumber: String,
        as customer: CustomerID = FakeBank.customer
    ) async throws -> FeatureStage {
        DetachmentWatch.begin { Issue.record("\($0)") }
        return try await settled(
            FeatureStage(in: container, as: customer) { session, listener in
                try session.resolve(managementCardInject)
                    .router(cardNumber: cardNumber, listener: listener)
            }
        )
    }

    func show(
        _ card: Card,
        as customer: CustomerID = FakeBank.customer
    ) async throws -> FeatureStage {
        try await show(cardNumber: card.number.full, as: customer)
    }

    private func settled(_ stage: FeatureStage) async throws -> FeatureStage {
        await stage.window.settled()
        return stage
    }
}

extension FeatureStage {
    /// Types keys without waiting for the effect of each.
    func typeAhead(_ keys: Key...) async {
        for key in keys { window.handle(key) }
        await window.settled()
    }
}

extension Screen {
    /// The number on the picture of a card.
    var picturedNumber: String? {
        for case .card(let picture) in blocks { return picture.number }
        return nil
    }

    /// Expects the frames of a wide and of a narrow terminal.
    func expectFrames(
        wide: String,
        narrow: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(frame(columns: 80, rows: 24).text == wide, sourceLocation: sourceLocation)
        #expect(frame(columns: 40, rows: 12).text == narrow, sourceLocation: sourceLocation)
    }
}

/// Accounts without their feature, and a screen of an account that opens its cards.
struct AccountModule: Module {
    let ledger: any Ledger

    func register(in registrar: inout Registrar) {
        registrar.register(demandDepositInject) { [ledger] in FakeDemandDeposit(ledger: ledger) }
        registrar.register(
            managementDemandDepositInject,
            needs: signedInSessionInject,
            BuilderContainer.holding(verifyBuilder),
            cardInject,
            managementCardInject.lazily,
            scope: .within(signedInScope),
            make: AccountScreens.init
        )
    }
}

private struct AccountScreens: VerifyingDependency, ManagementDemandDepositInject {
    let signedInSession: any SignedInSession
    let builders: BuilderContainer
    let cards: any CardInject
    let managementCard: MainLazy<any ManagementCardInject>

    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        ScreenRouter(
            AccountInteractor(self, account: accountNumber, listener: listener),
            component: self
        )
    }

    func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        FakeScreenRouter(Screen("Open an account")) { [weak listener] in
            listener?.managementDemandDepositDidLeave()
        }
    }
}

/// Shows the cards of an account and opens the chosen one.
private final class AccountInteractor: ScreenInteractor, ManagementCardListener {
    private let screens: AccountScreens
    private let account: String
    private weak var opener: (any ManagementDemandDepositListener)?
    private var cards: [CardSummary] = []

    init(
        _ screens: AccountScreens,
        account: String,
        listener: any ManagementDemandDepositListener
    ) {
        self.screens = screens
        self.account = account
        opener = listener
        super.init()
    }

    override func load() async throws {
        cards = try await screens.cards.cards(linkedTo: AccountID(account))
    }

    override var screen: Screen {
        let links = cards.map { ScreenAction(ScreenAction.ID($0.cardNumber), $0.maskedNumber) }
        return Screen("Account \(account)", actions: links + [.back()])
    }

    override func choose(_ action: ScreenAction.ID) {
        present(
            try screens.managementCard.value.router(cardNumber: action.rawValue, listener: self)
        )
    }

    override func leave() { opener?.managementDemandDepositDidLeave() }

    func managementCardDidLeave() { childDidFinish(nil) }
}
