import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

/// Builds the screen of a safe box.
final class ManagementSafeBoxBuilder: Builder<SafeBoxScreens> {
    /// - Parameters:
    ///   - account: The number or nickname of the account that the safe box belongs to.
    ///   - amountToPut: The initial text of the form to put money in; nil to show the screen
    ///     without the form.
    ///   - listener: The RIB of another feature that opened the screen; nil if no other feature
    ///     opened it.
    func build(
        account: String,
        amountToPut: String? = nil,
        withListener listener: (any ManagementSafeBoxListener)? = nil
    ) -> ScreenRouter {
        let interactor = ManagementSafeBoxInteractor(
            dependency,
            account: account,
            amountToPut: amountToPut
        )
        interactor.opener = listener
        return ScreenRouter(interactor)
    }
}

/// Shows an account's safe box, carries out requests about the safe box, and opens the screen of
/// the account.
final class ManagementSafeBoxInteractor: ScreenInteractor {
    enum Box {
        /// The safe box is not loaded yet, or loading failed.
        case unknown
        case none(DemandDepositAccount)
        case open(SafeBoxDetails)
    }

    weak var opener: (any ManagementSafeBoxListener)?
    private let screens: SafeBoxScreens
    private let account: String
    private var amountToPut: String?
    private var box = Box.unknown

    init(_ screens: SafeBoxScreens, account: String, amountToPut: String?) {
        self.screens = screens
        self.account = account
        self.amountToPut = amountToPut
        super.init()
    }

    override func load() async throws {
        box = .unknown
        let service = screens.safeBoxes
        let owned = try await service.accounts.account(account)
        try owned.requireOwned(by: screens.signedInSession.customer)
        try owned.requireOpen()
        if try await service.directory.box(linkedTo: owned.id) == nil {
            box = .none(owned)
        } else {
            box = .open(try await service.show(.number(owned.number)))
        }
    }

    override var screen: Screen { box.screen }

    /// Opens the form to put money in, filled with ``amountToPut``, if the account has a safe box.
    override func didReload() {
        guard let amount = amountToPut, case .open(let details) = box else { return }
        amountToPut = nil
        move(.put, details, amount: amount)
    }

    override func choose(_ action: ScreenAction.ID) {
        switch box {
        case .unknown: break
        case .none(let account): choose(action, for: account)
        case .open(let details): choose(action, for: details)
        }
    }

    private func choose(_ action: ScreenAction.ID, for account: DemandDepositAccount) {
        switch action {
        case .open:
            carryOut("The safe box is open") { service, options in
                try await service.open(for: .number(account.number), limit: .standard, options)
            }
        default: openAccount(account)
        }
    }

    private func choose(_ action: ScreenAction.ID, for details: SafeBoxDetails) {
        let account = AccountReference.number(details.account.number)
        switch action {
        case .put: move(.put, details)
        case .take: move(.take, details)
        case .interest:
            carryOut("The interest went into the account") { service, options in
                try await service.takeInterest(account, options)
            }
        case .payout:
            let schedule = details.otherSchedule
            carryOut("Interest is paid \(schedule.words)") { service, options in
                try await service.setPayout(schedule, of: account, options)
            }
        case .close:
            carryOut("The safe box is closed") { service, options in
                try await service.close(account, options)
            }
        default: openAccount(details.account)
        }
    }

    private func carryOut(
        _ event: String,
        _ request:
            @escaping @MainActor (SafeBoxService, RequestOptions) async throws -> RequestOutcome
    ) {
        carryOut { [self] in
            let signer = signer(screens.verify)
            return .done(
                event,
                try await request(screens.safeBoxes.signed(by: signer), signer.options)
            )
        }
    }

    private func move(_ move: SafeBoxMove, _ details: SafeBoxDetails, amount: String = "") {
        present(
            MoveSafeBoxMoneyBuilder(dependency: screens).build(
                move,
                of: details.account.number,
                amount: amount,
                withListener: self
            )
        )
    }

    private func openAccount(_ account: DemandDepositAccount) {
        present(
            try screens.managementDemandDeposit.value
                .router(accountNumber: account.number.description, listener: self)
        )
    }

    override func leave() {
        opener?.managementSafeBoxDidLeave()
        super.leave()
    }
}

extension ManagementSafeBoxInteractor: ManagementDemandDepositListener {
    func managementDemandDepositDidLeave() { childDidFinish(nil) }
}
