import BankConsole
import Console
import ConsoleTesting
import DependencyContainer
import RIBs
import RIBsTesting
import SigningInterface
import SigningInterfaceTesting

@testable import BankApp

/// Home in a window, above a root, with features that are not there.
@MainActor
final class HomeStage {
    let window = Window()
    let log = CallLog()
    let features: LinkedFeatures
    let listener = SignedInListenerDouble()
    let home: HomeRouter
    let interactor: HomeInteractor
    private let container: Container
    private let box = ListenerBox()
    private let root: LaunchRouter<Interactor, ScreenViewController>

    /// - Parameters:
    ///   - entries: The ids of the entries; their titles are the same in capitals.
    ///   - failure: What opening any of them throws.
    ///   - customers: Who knows the customer's name.
    init(
        entries: [String] = ["accounts", "cards"],
        failing failure: (any Error)? = nil,
        customers: any CustomerInject = FakeCustomers()
    ) async throws {
        features = LinkedFeatures(log: log)
        container = try Container(modules: LinkedFeaturesModule(features: features))
        let dependency = Dependency(
            customers: customers,
            screens: try container.resolve(linkedScreensInject)
        )
        dependency.homeEntries = entries.map { [log, box] id in
            HomeEntry(id, id.uppercased()) { listener in
                if let failure { throw failure }
                box.listener = listener
                return screenChild(id, log: log)
            }
        }
        let router = HomeBuilder(dependency: dependency).build(withListener: listener)
        guard let home = router as? HomeRouter,
            let interactor = router.interactable as? HomeInteractor
        else { throw NotHome() }
        (self.home, self.interactor) = (home, interactor)
        root = LaunchRouter(
            interactor: Interactor(),
            viewController: ScreenViewController(screen: Screen("Below"))
        )
        root.launch(from: window)
        root.attachChild(home)
        root.viewController.present(home.viewControllable)
        await window.settled()
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// The names of what Home has attached.
    var shown: [String] {
        home.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// The person leaves the entry that was opened last.
    func leaveEntry() {
        box.listener?.childDidFinish(nil)
    }

    /// Takes Home away.
    func end() {
        root.viewController.dismiss(home.viewControllable)
        root.detachChild(home)
    }

    private struct NotHome: Error {}

    @MainActor
    private final class ListenerBox {
        weak var listener: (any ChildListener)?
    }

    private final class Dependency: HomeDependency {
        let signedInSession: any SignedInSession = StubSession(failure: nil)
        let customers: any CustomerInject
        var homeEntries: [HomeEntry] = []
        let linkedScreens: LinkedScreens

        init(customers: any CustomerInject, screens: LinkedScreens) {
            self.customers = customers
            linkedScreens = screens
        }
    }
}

/// Who shows Home.
final class SignedInListenerDouble: RecordingListener<String>, SignedInListener {
    func signedInDidSignOut() { hear("sign out") }
}
