import BankConsole
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs
import SigningInterface

/// The purpose of the nickname form: to open a new account or to rename an account.
enum AccountNaming {
    /// Opens a new account, whose nickname is optional.
    case opening
    /// Renames an existing account.
    case renaming(DemandDepositAccount)
}

/// Builds the form that opens or renames an account.
final class NameAccountBuilder: Builder<DemandDepositScreens> {
    func build(
        _ naming: AccountNaming,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        ScreenRouter(
            NameAccountInteractor(dependency, naming, listener: listener)
        )
    }

    /// Builds the form that opens an account from the screens of another feature.
    func build(openingFor listener: any ManagementDemandDepositListener) -> any ViewableRouting {
        let interactor = NameAccountInteractor(dependency, .opening)
        interactor.opener = listener
        return ScreenRouter(interactor)
    }
}

/// Asks for a nickname, then opens an account with it or renames an existing account.
final class NameAccountInteractor: FormInteractor<Void> {
    private let screens: DemandDepositScreens
    private let naming: AccountNaming
    /// The RIB of another feature that opened the form; nil if this feature opened it.
    weak var opener: (any ManagementDemandDepositListener)?

    init(
        _ screens: DemandDepositScreens,
        _ naming: AccountNaming,
        listener: (any ChildListener)? = nil
    ) {
        self.screens = screens
        self.naming = naming
        super.init((), listener: listener)
    }

    override var screen: Screen {
        switch naming {
        case .opening:
            Screen(
                "Open an account",
                blocks: [
                    .text(
                        "A nickname can be used instead of the account's number. "
                            + "Press Enter to open the account without one."
                    )
                ],
                prompt: Prompt("Nickname, if any", placeholder: "생활비"),
                actions: [.back()]
            )
        case .renaming(let account):
            Screen(
                "Change the nickname",
                blocks: [.fields([Field("Account", account.label)])],
                prompt: Prompt("New nickname", placeholder: "생활비"),
                actions: (account.nickname == nil ? [] : [.removeNickname]) + [.back()]
            )
        }
    }

    override func answer(_ text: String) async throws -> FormOutcome<Void> {
        let isBlank = text.allSatisfy(\.isWhitespace)
        if isBlank, case .renaming = naming {
            return .again(.information("Type a nickname first."))
        }
        return try await finish(with: isBlank ? nil : Nickname(parsing: text))
    }

    override func answer(choosing action: ScreenAction.ID) async throws -> FormOutcome<Void> {
        try await finish(with: nil)
    }

    override func leave() {
        opener?.managementDemandDepositDidLeave()
        super.leave()
    }

    private func finish(with nickname: Nickname?) async throws -> FormOutcome<Void> {
        // No money moves, so the customer is not asked to confirm.
        let options = RequestOptions { _ in }
        let service = screens.demandDeposits
        switch naming {
        case .opening:
            let customer = screens.signedInSession.customer
            let outcome = try await service.open(for: customer, nickname: nickname, options)
            opener?.managementDemandDepositDidLeave()
            return .finished(.done("The account \(outcome.result["account"] ?? "") is open."))
        case .renaming(let account):
            _ = try await service.name(.number(account.number), nickname, options)
            return .finished(
                .done(
                    nickname.map { "The account is called \($0.text) now." }
                        ?? "The account has no nickname any more."
                )
            )
        }
    }
}

extension ScreenAction {
    fileprivate static let removeNickname = ScreenAction(
        "remove",
        "Take the nickname away",
        key: ActionKey.close
    )
}
