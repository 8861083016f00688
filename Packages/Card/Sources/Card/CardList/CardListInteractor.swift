import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

@MainActor
protocol CardListRouting: ViewableRouting {
    func attachManagement(of card: CardNumber, listener: any ManagementCardListener)
    /// Takes away what is shown above the list.
    func detachShown()
}

@MainActor
protocol CardListPresentable: ScreenPresentable {
    var listener: (any CardListPresentableListener)? { get set }
    func show(_ state: CardListState)
}

/// What the screen shows.
struct CardListState: Sendable {
    /// nil while the cards are being looked up.
    var cards: [Card]?
    /// The accounts that a card can be issued to.
    var accounts: [DemandDepositAccount] = []
    var notice: Notice?
}

/// Shows the customer's cards, opens the one that is chosen, and issues new ones.
final class CardListInteractor: PresentableInteractor<any CardListPresentable>,
    CardListInteractable
{
    weak var router: (any CardListRouting)?
    weak var listener: (any HomePluginListener)?

    private let service: CardService
    private let customer: CustomerID
    private var state = CardListState()

    init(presenter: any CardListPresentable, service: CardService, customer: CustomerID) {
        self.service = service
        self.customer = customer
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        reload()
    }

    private func reload() {
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.accounts = try await service.demandDeposit.accounts(ownedBy: customer)
            var cards: [Card] = []
            for account in state.accounts {
                cards += try await service.records.cards(of: account.id)
                    .filter { !$0.state.isFinal }
            }
            state.cards = cards
        } catch {
            state.notice = .problem(error)
        }
        presenter.show(state)
    }
}

extension CardListInteractor: CardListPresentableListener {
    func open(_ name: String) {
        guard let card = state.cards?.first(where: { $0.recordName == name }) else { return }
        state.notice = nil
        router?.attachManagement(of: card.number, listener: self)
    }

    func leave() {
        listener?.homePluginDidLeave()
    }
}

extension CardListInteractor: ManagementCardListener {
    func managementCardDidLeave() {
        router?.detachShown()
        reload()
    }
}
