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
    private static let firstCount = 50
    /// The factor by which the number of movements grows, so that few steps reach the oldest one.
    private static let growth = 10

    weak var opener: (any ManagementDemandDepositListener)?
    private let screens: DemandDepositScreens
    private let accountNumber: String
    /// The account to show; nil if it is not loaded yet or if loading failed.
    private var overview: AccountOverview?
    private var count = ManagementDemandDepositInteractor.firstCount
    /// The number of the oldest entry that was shown when older ones were requested.
    private var oldest: Int64?

    init(_ screens: DemandDepositScreens, accountNumber: String) {
        self.screens = screens
        self.accountNumber = accountNumber
        super.init()
    }

    override func load() async throws {
        do {
            // The list that is shown is released later, because that takes time.
            overview = try await screens.demandDeposits.overview(
                of: AccountNumber(parsing: accountNumber),
                last: count,
                for: screens.signedInSession.customer
            )
        } catch {
            overview = nil
            throw error
        }
    }

    override var screen: Screen {
        var screen = overview?.screen ?? Screen("Account", actions: [.back()])
        screen.focus = oldest.flatMap { overview?.action(before: $0) }
        return screen
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
            oldest = overview.movements.last?.sequence
            count *= Self.growth
            reload()
        case .close: close(account.number)
        default:
            if let line = overview.movement(for: action) {
                present(MovementBuilder(dependency: screens).build(line, withListener: self))
            }
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
