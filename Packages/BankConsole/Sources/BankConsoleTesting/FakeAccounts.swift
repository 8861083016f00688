import BankConsole
import CardInterface
public import Console
public import DemandDepositInterface
import DemandDepositInterfaceTesting
public import DependencyContainer
public import LedgerInterface
public import RIBs
import SafeBoxInterface
import SigningInterface

/// A module that replaces the feature DemandDeposit with `FakeDemandDeposit` and placeholder
/// screens.
public struct FakeAccountsModule: Module {
    private let ledger: any Ledger
    private let screens: (any ManagementDemandDepositInject)?

    /// Creates the module.
    ///
    /// - Parameters:
    ///   - ledger: The book that the accounts are in.
    ///   - screens: The screens of accounts; nil for placeholder screens, where the customer can
    ///     only go back.
    public init(ledger: any Ledger, screens: (any ManagementDemandDepositInject)? = nil) {
        self.ledger = ledger
        self.screens = screens
    }

    public func register(in registrar: inout Registrar) {
        registrar.register(demandDepositInject) { [ledger] in FakeDemandDeposit(ledger: ledger) }
        registrar.register(
            managementDemandDepositInject,
            scope: .within(signedInScope)
        ) { [screens] in screens ?? FakeAccountScreens() }
    }
}

private final class FakeAccountScreens: ManagementDemandDepositInject {
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        screen("Account \(accountNumber)", listener)
    }

    func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        screen("Open an account", listener)
    }

    private func screen(
        _ title: String,
        _ listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        FakeScreenRouter(Screen(title)) { [weak listener] in
            listener?.managementDemandDepositDidLeave()
        }
    }
}

/// The router of a placeholder screen, for a feature that is not part of a demo.
///
/// The customer can only go back.
public final class FakeScreenRouter: ViewableRouter<Interactor, ScreenViewController> {
    /// Creates the router of a placeholder screen.
    ///
    /// - Parameters:
    ///   - screen: The screen, of which only the title and the blocks are shown.
    ///   - leave: Reports to the listener that the customer has left.
    public init(_ screen: Screen, leave: @escaping @MainActor () -> Void) {
        let viewController = FakeScreenViewController(leave: leave)
        var screen = screen
        screen.blocks.append(.text("This demo does not include this feature."))
        screen.actions = [.back()]
        viewController.screen = screen
        super.init(interactor: Interactor(), viewController: viewController)
    }
}

private final class FakeScreenViewController: ScreenViewController {
    private let leave: @MainActor () -> Void

    init(leave: @escaping @MainActor () -> Void) {
        self.leave = leave
        super.init()
    }

    override func pressed(_ action: ScreenAction.ID) { leave() }
}
