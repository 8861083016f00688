import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import RIBs

@MainActor
protocol CardListRouting: ViewableRouting {
    func attachManagement(of card: CardNumber)
    func attachIssue()
    /// Takes away what is shown above the list; does nothing when nothing is.
    func detachShown()
}

@MainActor
protocol CardListPresentable: ScreenPresentable {
    var listener: (any CardListPresentableListener)? { get set }
    func show(_ state: CardListState)
}

/// What the screen shows.
struct CardListState: Sendable {
    /// Those that were not replaced or closed; nil while they are being looked up.
    var cards: [Card]?
    var notice: Notice?
}

/// Shows the customer's cards, opens the one that is chosen, and has new ones issued.
final class CardListInteractor: PresentableInteractor<any CardListPresentable>,
    CardListInteractable
{
    weak var router: (any CardListRouting)?
    weak var listener: (any ChildListener)?

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
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.cards = try await service.listCards(ownedBy: customer)
        } catch {
            state.notice = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    /// What was opened is left: what it has changed is seen.
    private func comeBack(_ notice: Notice?) {
        router?.detachShown()
        state.notice = notice
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

extension CardListInteractor: CardListPresentableListener {
    func open(_ name: String) {
        guard let card = state.cards?.first(where: { $0.recordName == name }) else { return }
        router?.attachManagement(of: card.number)
    }

    func issue() {
        router?.attachIssue()
    }

    func leave() {
        listener?.childDidFinish(nil)
    }
}

extension CardListInteractor {
    func managementCardDidLeave() { comeBack(nil) }
    func issueCardDidFinish(_ notice: Notice) { comeBack(notice) }
    func issueCardDidLeave() { comeBack(nil) }
}
