import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

/// Accounts without their feature: `FakeDemandDeposit` and a screen.
public struct FakeAccountsModule: Module {
    private let ledger: any Ledger
    private let screens: (any ManagementDemandDepositInject)?

    /// Creates the module.
    ///
    /// - Parameters:
    ///   - ledger: The book that the accounts are in.
    ///   - screens: The screens of accounts; nil for screens with nothing but a way back.
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

/// The screen of a feature that is not part of a demo, with links to other screens.
public final class FakeScreenRouter: PresentingRouter<FakeScreenInteractor, Void> {
    /// A link, and the RIB that it opens.
    public typealias Link = (
        action: ScreenAction,
        open: @MainActor (FakeScreenInteractor) throws -> any ViewableRouting
    )

    /// Creates the RIB.
    ///
    /// - Parameters:
    ///   - screen: The title and the blocks.
    ///   - links: The links, shown above the way back.
    ///   - leave: Reports to the listener that the customer has left.
    public init(_ screen: Screen, links: [Link] = [], leave: @escaping @MainActor () -> Void) {
        let viewController = FakeScreenViewController()
        var screen = screen
        screen.blocks.append(.text("Its own feature shows more."))
        screen.actions = links.map(\.action) + [.back()]
        viewController.screen = screen
        let interactor = FakeScreenInteractor(links: links, leave: leave)
        viewController.interactor = interactor
        super.init(interactor: interactor, viewController: viewController, builders: ())
    }
}

/// The interactor of a ``FakeScreenRouter``, and the listener of the RIBs that it opens.
public final class FakeScreenInteractor: Interactor, RoutedInteractable, ChildListener,
    ManagementCardListener, ManagementDemandDepositListener, ManagementSafeBoxListener
{
    public typealias RoutingType = FakeScreenRouter

    private let links: [FakeScreenRouter.Link]
    private let leave: @MainActor () -> Void

    init(links: [FakeScreenRouter.Link], leave: @escaping @MainActor () -> Void) {
        self.links = links
        self.leave = leave
    }

    /// Opens the linked screen.
    ///
    /// - Throws: The errors of building its RIB.
    fileprivate func choose(_ id: ScreenAction.ID) throws {
        guard let link = links.first(where: { $0.action.id == id }) else { return leave() }
        router?.presentChild(try link.open(self))
    }

    public func childDidFinish(_ notice: Notice?) { router?.dismissChild() }
    public func managementCardDidLeave() { childDidFinish(nil) }
    public func managementDemandDepositDidLeave() { childDidFinish(nil) }
    public func managementSafeBoxDidLeave() { childDidFinish(nil) }
}

private final class FakeScreenViewController: ScreenViewController {
    weak var interactor: FakeScreenInteractor?

    override func pressed(_ action: ScreenAction.ID) {
        do {
            try interactor?.choose(action)
        } catch {
            screen.notice = .problem(error)
        }
    }
}
