import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs
import SigningInterface

/// Builds the form that pays cash into an account or out of it.
final class MoveCashBuilder: Builder<DemandDepositScreens> {
    func build(
        _ move: CashMove,
        at account: AccountNumber,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        let interactor = MoveCashInteractor(
            dependency,
            move,
            at: account,
            listener: listener
        )
        return ScreenRouter(interactor)
    }
}

/// Asks for an amount, then deposits it after a confirmation or withdraws it after a signature.
final class MoveCashInteractor: FormInteractor<Void> {
    private let screens: DemandDepositScreens
    private let move: CashMove
    private let number: AccountNumber
    private var account: DemandDepositAccount?

    init(
        _ screens: DemandDepositScreens,
        _ move: CashMove,
        at number: AccountNumber,
        listener: any ChildListener
    ) {
        self.screens = screens
        self.move = move
        self.number = number
        super.init((), listener: listener)
    }

    override func load() async throws {
        account = nil
        account = try await screens.demandDeposits.openAccount(number)
    }

    override var screen: Screen {
        Screen(
            move.title,
            blocks: account.map { [.fields($0.fieldsForMoving)] } ?? [],
            prompt: .amount(),
            actions: [.back()]
        )
    }

    override func answer(_ text: String) async throws -> FormOutcome<Void> {
        let amount = try Money(parsing: text)
        let service = screens.demandDeposits
        switch move {
        case .deposit:
            try await carryOut(amount, by: service, confirmer().options)
            return .finished(.done("\(amount) was deposited."))
        case .withdraw:
            let signer = signer(screens.verify)
            try await carryOut(amount, by: service.signed(by: signer), signer.options)
            return .finished(.done("\(amount) was withdrawn."))
        }
    }

    private func carryOut(
        _ amount: Money,
        by service: DemandDepositService,
        _ options: RequestOptions
    ) async throws {
        _ = try await service.moveCash(move, amount, of: .number(number), memo: "", options)
    }
}
