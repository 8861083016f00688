import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs

/// Who has opened the issue of a card.
@MainActor
protocol IssueCardListener: AnyObject {
    /// A card is issued; detach the RIB now.
    func issueCardDidFinish(_ notice: Notice)

    /// The person has left without having a card issued; detach the RIB now.
    func issueCardDidLeave()
}

@MainActor
protocol IssueCardPresentable: ScreenPresentable {
    var listener: (any IssueCardPresentableListener)? { get set }
    func show(_ state: IssueCardState)
}

/// What the screen shows.
struct IssueCardState: Sendable {
    /// The accounts that a card can be issued to; nil while they are being looked up.
    var accounts: [DemandDepositAccount]?
    /// The one that was chosen: the person is asked whether to go on.
    var chosen: DemandDepositAccount?
    var problem: Notice?
}

/// Asks which account a new card is to pay from, and has it issued once the person confirms.
final class IssueCardInteractor: PresentableInteractor<any IssueCardPresentable> {
    weak var listener: (any IssueCardListener)?

    private let service: CardService
    private let customer: CustomerID
    private var state = IssueCardState()

    init(presenter: any IssueCardPresentable, service: CardService, customer: CustomerID) {
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
            state.accounts = try await service.demandDeposit.accounts(ownedBy: customer)
        } catch {
            state.problem = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    private func issue(to account: DemandDepositAccount) async {
        do {
            let issue = try await service.issue(
                to: account.number.description,
                options: .chosen()
            )
            guard isActive else { return }
            let number = issue.card.map { " \($0.number.masked)" } ?? ""
            listener?.issueCardDidFinish(.done("The card\(number) of \(account.label) is issued."))
        } catch {
            state.problem = .problem(error)
            state.chosen = nil
            // An account may have been closed meanwhile.
            await look()
        }
    }
}

extension IssueCardInteractor: IssueCardPresentableListener {
    func choose(_ number: String) {
        guard let account = state.accounts?.first(where: { $0.number.description == number })
        else { return }
        state.problem = nil
        state.chosen = account
        presenter.show(state)
    }

    func confirm() {
        guard let account = state.chosen else { return }
        work(on: presenter) { [weak self] in await self?.issue(to: account) }
    }

    func goBack() {
        guard state.chosen != nil else {
            listener?.issueCardDidLeave()
            return
        }
        state.chosen = nil
        presenter.show(state)
    }
}
