import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// Builds the form that issues a card.
final class IssueCardBuilder: Builder<CardScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(IssueCardInteractor(dependency, listener: listener))
    }
}

/// The current question of the form that issues a card.
enum IssueCardStep {
    case account
    case confirmation(DemandDepositAccount)
}

/// Issues a card to the account that the customer chooses, with the customer's signature.
final class IssueCardInteractor: FormInteractor<IssueCardStep> {
    private let screens: CardScreens
    /// The customer's accounts; nil while they are loading.
    private var accounts: [DemandDepositAccount]?

    init(_ screens: CardScreens, listener: any ChildListener) {
        self.screens = screens
        super.init(.account, listener: listener)
    }

    override func load() async throws {
        accounts = try await screens.cards.demandDeposit
            .accounts(ownedBy: screens.signedInSession.customer)
    }

    override var screen: Screen {
        switch step {
        case .account:
            Screen(
                "Issue a card",
                blocks: accounts.map { [.text(question(for: $0))] } ?? [],
                actions: (accounts ?? []).map(action)
                    + (accounts?.isEmpty == true ? [.openAccount] : []) + [.back()]
            )
        case .confirmation(let account):
            // Going back comes first, so that keys typed too early issue no card.
            Screen(
                "Issue a card",
                blocks: [
                    .fields([Field("Account", account.label)]),
                    .text("The card is linked to this account. Its number is drawn at random."),
                ],
                actions: [
                    .back("Cancel"),
                    ScreenAction(
                        .confirm,
                        "Issue the card",
                        role: .destructive,
                        key: ActionKey.confirm
                    ),
                ]
            )
        }
    }

    override func answer(choosing action: ScreenAction.ID) async throws
        -> FormOutcome<IssueCardStep>
    {
        switch step {
        case .account where action == ScreenAction.openAccount.id:
            present(try screens.managementDemandDeposit.value.routerForOpening(listener: self))
            throw CancellationError()
        case .account:
            let account = accounts?.first { $0.number.description == action.rawValue }
            guard let account else { throw CancellationError() }
            // Canceling leads back to where the customer came from.
            restart(at: .confirmation(account))
            throw CancellationError()
        case .confirmation(let account):
            do {
                return .finished(try await issue(to: account))
            } catch {
                restart(at: .account)
                throw error
            }
        }
    }

    private func issue(to account: DemandDepositAccount) async throws -> Notice {
        let signer = signer(screens.verify)
        let issue = try await screens.cards.signed(by: signer).issue(
            to: account.number.description,
            options: signer.options
        )
        let number = issue.card.map { " \($0.number.masked)" } ?? ""
        return .done("The card\(number) of \(account.label) is issued.")
    }

    private func question(for accounts: [DemandDepositAccount]) -> String {
        accounts.isEmpty
            ? "A card is linked to an account, and you have no account yet."
            : "Which account do you want to link to the card?"
    }

    private func action(for account: DemandDepositAccount) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(account.number.description),
            account.label,
            detail: "\(account.balance) available"
        )
    }
}

extension IssueCardInteractor: ManagementDemandDepositListener {
    func managementDemandDepositDidLeave() { childDidFinish(nil) }
}

extension ScreenAction {
    fileprivate static let openAccount = ScreenAction(
        "open-account",
        "Open an account",
        key: ActionKey.new
    )
}
