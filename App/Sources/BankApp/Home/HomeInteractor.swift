import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

/// Builds Home, the first screen after signing in.
final class HomeBuilder: Builder<SignedInHome> {
    func build(withListener listener: any SignedInListener) throws -> ScreenRouter {
        let verify = try dependency.verify.value
        return ScreenRouter(HomeInteractor(dependency, verify: verify, listener: listener))
    }
}

/// The steps that a workflow can take at Home, while a customer is signed in.
@MainActor
protocol HomeActionableItem: AnyObject {
    /// Opens the screen that a link names.
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)>
    /// Dismisses all screens above Home.
    func comeHome()
    /// Hides all screens until the customer has typed the password.
    func lock()
}

/// Opens the features' entries and the screens of links, and signs the customer out.
final class HomeInteractor: ScreenInteractor {
    private weak var signedInListener: (any SignedInListener)?
    private let home: SignedInHome
    private let verify: any VerifyInject
    /// The question for the password over all screens, which stay attached; nil if the screens are
    /// not locked.
    private var lockRouter: (any ViewableRouting)?
    /// The customer's name; nil until it is loaded.
    private var customerName: String?
    /// The business date; nil until it is loaded.
    private var businessDate: BusinessDate?
    /// The content of each entry by the entry's id, or the error that prevented its loading.
    private var contents: [ScreenAction.ID: Result<HomeContent, any Error>] = [:]
    /// The sentences above the panels.
    private var reminders: [String] = []

    init(_ home: SignedInHome, verify: any VerifyInject, listener: any SignedInListener) {
        self.home = home
        self.verify = verify
        signedInListener = listener
        super.init()
    }

    override func willResignActive() {
        unlock()
    }

    override func load() async throws {
        for entry in home.entries {
            guard let content = entry.content else { continue }
            do {
                contents[entry.action.id] = .success(try await content())
            } catch {
                contents[entry.action.id] = .failure(error)
            }
        }
        customerName = try await home.customers.customer(home.session.customer).name
        businessDate = try await home.ledger.businessDate()
        reminders = []
        for entry in home.entries {
            if let reminder = try await entry.reminder?() { reminders.append(reminder) }
        }
    }

    override var screen: Screen {
        Screen(
            customerName.map { "Hello, \($0)" } ?? "Home",
            headline: headline,
            blocks: reminders.map { .text($0) } + (panels.isEmpty ? [] : [.panels(panels)]),
            actions: opened.map(\.action) + [.leave("Sign out")]
        )
    }

    /// All entries that can be opened: first the entries inside the features' panels, then the
    /// features' own entries.
    private var opened: [HomeEntry] {
        let inPanels = loaded.flatMap { content in
            (try? content.get())?.entries ?? []
        }
        return inPanels + home.entries.filter { $0.content != nil }
            + home.entries.filter { $0.content == nil }
    }

    /// The loaded content, in the order of the entries.
    private var loaded: [Result<HomeContent, any Error>] {
        home.entries.compactMap { contents[$0.action.id] }
    }

    /// The panels of the features; a feature whose content cannot be loaded has a panel with the
    /// error.
    private var panels: [Panel] {
        home.entries.flatMap { entry -> [Panel] in
            switch contents[entry.action.id] {
            case .success(let content): content.panels
            case .failure(let error):
                [
                    Panel(
                        entry.action.label,
                        role: .negative,
                        blocks: [.text(Notice.problem(error)?.text ?? "")]
                    )
                ]
            case nil: []
            }
        }
    }

    /// The headline of the first feature that has a headline, with the business date beside it.
    private var headline: Headline? {
        let date = businessDate?.description ?? ""
        let first = loaded.lazy.compactMap { (try? $0.get())?.headline }.first
        guard let first else { return date.isEmpty ? nil : Headline("Business date", date) }
        let detail = [first.detail, date].filter { !$0.isEmpty }.joined(separator: "  ")
        return Headline(first.name, first.value, detail: detail, role: first.role)
    }

    override func choose(_ id: ScreenAction.ID) {
        guard let entry = opened.first(where: { $0.action.id == id }) else { return }
        open { try entry.router(self) }
    }

    private func open(_ child: () throws -> any ViewableRouting) {
        notice = nil
        show()
        present(try child())
    }

    private func unlock() {
        guard let lock = lockRouter else { return }
        lockRouter = nil
        let cover = lock.viewControllable as? ScreenViewController
        cover?.window?.cover = nil
        router?.detachChild(lock)
    }

    override func leave() {
        signedInListener?.signedInDidSignOut()
    }
}

extension HomeInteractor: HomeActionableItem {
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)> {
        open { try home.screens.router(for: place, listener: self) }
        return .just((self, ()))
    }

    func comeHome() { childDidFinish(nil) }

    func lock() {
        guard isActive, lockRouter == nil else { return }
        let movement = Movement(
            customer: home.session.customer,
            from: AccountID(""),
            to: AccountID(""),
            amount: .zero,
            purpose: .sessionUnlocking,
            idempotencyID: .random(),
            digest: .zero
        )
        let preview = MovementPreview(
            title: "Locked",
            about: MovementPreview.Detail("Customer", home.session.customer.rawValue)
        )
        let lock = verify.router(signing: movement, preview: preview, listener: self)
        lockRouter = lock
        presenter.window?.cover = lock.viewControllable as? ScreenViewController
        router?.attachChild(lock)
    }
}

extension HomeInteractor: VerifyListener {
    func verifyDidFinish(with result: VerifyResult) {
        unlock()
        if case .signed = result { return }
        leave()
    }
}

extension HomeInteractor: ManagementCardListener, ManagementDemandDepositListener,
    ManagementSafeBoxListener
{
    func managementCardDidLeave() { childDidFinish(nil) }
    func managementDemandDepositDidLeave() { childDidFinish(nil) }
    func managementSafeBoxDidLeave() { childDidFinish(nil) }
}
