import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// Builds the screen of an account.
final class ManagementDemandDepositBuilder: Builder<DemandDepositScreens> {
    /// - Parameters:
    ///   - accountNumber: The number as typed; the screen shows an error if the number is wrong.
    ///   - listener: The RIB that opened the screen, if it belongs to another feature; otherwise
    ///     nil.
    func build(
        accountNumber: String,
        withListener listener: (any ManagementDemandDepositListener)? = nil
    ) -> ScreenRouter {
        let interactor = ManagementDemandDepositInteractor(dependency, accountNumber: accountNumber)
        interactor.opener = listener
        return ScreenRouter(interactor)
    }
}

/// Shows an account, opens its forms and linked products, and closes the account.
final class ManagementDemandDepositInteractor: ScreenInteractor {
    private static let pageSize = 10

    weak var opener: (any ManagementDemandDepositListener)?
    private let screens: DemandDepositScreens
    private let accountNumber: String
    /// The account to show; nil if it is not loaded yet or if loading failed.
    private var overview: AccountOverview?
    private var count = ManagementDemandDepositInteractor.pageSize

    init(_ screens: DemandDepositScreens, accountNumber: String) {
        self.screens = screens
        self.accountNumber = accountNumber
        super.init()
    }

    override func load() async throws {
        overview = nil
        overview = try await screens.demandDeposits.overview(
            of: AccountNumber(parsing: accountNumber),
            last: count,
            for: screens.signedInSession.customer
        )
    }

    override var screen: Screen {
        overview?.screen ?? Screen("Account", actions: [.back()])
    }

    override func choose(_ action: ScreenAction.ID) {
        guard let overview else { return }
        let account = overview.account
        switch action {
        case .deposit: moveCash(.deposit, at: account.number)
        case .withdraw: moveCash(.withdraw, at: account.number)
        case .transfer:
            present(
                TransferBuilder(dependency: screens)
                    .build(from: account.number, withListener: self)
            )
        case .safeBox:
            present(
                try screens.managementSafeBox.value.router(
                    accountNumber: account.number.description,
                    amountToPut: nil,
                    listener: self
                )
            )
        case .nickname:
            present(
                NameAccountBuilder(dependency: screens)
                    .build(.renaming(account), withListener: self)
            )
        case .older:
            count += Self.pageSize
            reload()
        case .close: close(account.number)
        default:
            guard let card = overview.card(for: action) else { return }
            present(
                try screens.managementCard.value
                    .router(cardNumber: card.cardNumber, listener: self)
            )
        }
    }

    private func moveCash(_ move: CashMove, at account: AccountNumber) {
        present(MoveCashBuilder(dependency: screens).build(move, at: account, withListener: self))
    }

    private func close(_ account: AccountNumber) {
        carryOut { [self] in
            let signer = signer(screens.verify)
            return .done(
                "The account is closed",
                try await screens.demandDeposits.signed(by: signer)
                    .close(.number(account), signer.options)
            )
        }
    }

    override func leave() {
        opener?.managementDemandDepositDidLeave()
        super.leave()
    }
}

extension ManagementDemandDepositInteractor: ManagementCardListener, ManagementSafeBoxListener {
    func managementCardDidLeave() { childDidFinish(nil) }
    func managementSafeBoxDidLeave() { childDidFinish(nil) }
}
