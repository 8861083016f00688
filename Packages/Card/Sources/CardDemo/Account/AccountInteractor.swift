import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import RIBs

/// Looks at an account and at its cards, and opens the one that is chosen.
final class AccountInteractor: PresentableInteractor<AccountViewController> {
    weak var router: AccountRouter?
    weak var listener: (any ManagementDemandDepositListener)?

    private let number: String
    private let accounts: any DemandDepositInject
    private let cards: any CardInject
    private var linked: [CardSummary] = []

    init(
        presenter: AccountViewController,
        number: String,
        accounts: any DemandDepositInject,
        cards: any CardInject
    ) {
        self.number = number
        self.accounts = accounts
        self.cards = cards
        super.init(presenter: presenter)
        presenter.interactor = self
    }

    override func didBecomeActive() {
        reload()
    }

    private func reload() {
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            let account = try await accounts.account(number)
            linked = try await cards.cards(linkedTo: account.id)
            guard isActive else { return }
            presenter.show(account, linked)
        } catch {
            tell(error)
        }
    }

    private func tell(_ error: any Error) {
        presenter.screen.notice = .problem(error)
    }

    /// - Parameter place: Where the card stands among the account's.
    func open(_ place: Int) {
        guard linked.indices.contains(place) else { return }
        do {
            try router?.attach(linked[place])
        } catch {
            tell(error)
        }
    }

    func leave() {
        listener?.managementDemandDepositDidLeave()
    }
}

extension AccountInteractor: ManagementCardListener {
    func managementCardDidLeave() {
        router?.detachShown()
        reload()
    }
}
