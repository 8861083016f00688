import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

/// Builds the form that moves money between an account and its safe box.
final class MoveSafeBoxMoneyBuilder: Builder<SafeBoxScreens> {
    /// - Parameter amount: The initial text of the amount field; it may be empty.
    func build(
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        let interactor = MoveSafeBoxMoneyInteractor(
            dependency,
            move,
            of: account,
            amount: amount,
            listener: listener
        )
        return ScreenRouter(interactor)
    }
}

/// Asks for an amount, and moves the amount after the customer has signed.
final class MoveSafeBoxMoneyInteractor: FormInteractor<Void> {
    private let screens: SafeBoxScreens
    private let move: SafeBoxMove
    private let account: AccountNumber
    private let amount: String
    private var details: SafeBoxDetails?

    init(
        _ screens: SafeBoxScreens,
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String,
        listener: any ChildListener
    ) {
        self.screens = screens
        self.move = move
        self.account = account
        self.amount = amount
        super.init((), listener: listener)
    }

    override func load() async throws {
        details = try await screens.safeBoxes.show(.number(account))
    }

    override var screen: Screen {
        Screen(
            move.title,
            blocks: details.map { [.fields($0.fieldsForMoving)] } ?? [],
            prompt: .amount(initial: amount),
            actions: [.back()]
        )
    }

    override func answer(_ text: String) async throws -> FormOutcome<Void> {
        let amount = try Money(parsing: text)
        let signer = signer(screens.verify)
        let outcome = try await screens.safeBoxes.signed(by: signer)
            .move(move, amount, of: .number(account), signer.options)
        switch move {
        case .put: return .finished(.done("\(amount) went into the safe box", outcome))
        case .take: return .finished(.done("\(amount) went back into the account", outcome))
        }
    }
}

extension SafeBoxDetails {
    fileprivate var fieldsForMoving: [Field] {
        [
            Field("Account", account.label),
            Field("Available", account.balance.description),
            Field("In the box", box.balance.description),
            Field("Room left", box.room.description),
        ]
    }
}
