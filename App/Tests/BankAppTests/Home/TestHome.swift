import BankConsoleTesting
import Testing

@testable import BankApp

/// Home in a window, with fake features, attached to a root.
@MainActor
final class TestHome {
    let window = Window()
    let log = CallLog()
    let features: FakeLinkedFeatures
    let listener = RecordingSignedInListener()
    let router: ScreenRouter
    let interactor: HomeInteractor
    private let container: Container
    private let entryListener = ListenerReference()
    private let root: LaunchRouter<Interactor, ScreenViewController>

    /// - Parameters:
    ///   - entries: The ids of the entries; their titles are the same in capitals.
    ///   - failure: The error that opening any entry throws; nil for none.
    ///   - contents: Load the panels of entries by their ids; entries without one have no panels.
    ///   - customers: Finds the customer's name.
    ///   - verify: Asks for the password of a locked session.
    init(
        entries: [String] = ["accounts", "cards"],
        failing failure: (any Error)? = nil,
        contents: [String: HomeEntry.Content] = [:],
        customers: any CustomerInject = FakeCustomers(),
        verify: any VerifyInject = FakeVerify()
    ) async throws {
        features = FakeLinkedFeatures(log: log)
        container = try Container(
            modules: FakeLinkedFeaturesModule(features: features),
            VerifyModule(verify: verify)
        )
        let home = SignedInHome(
            session: FakeSignedInSession(),
            customers: customers,
            ledger: InMemoryLedger(
                date: BusinessDate("2026-02-11"),
                authority: LateAuthority().check
            ),
            entries: entries.map { [log, entryListener] id in
                HomeEntry(id, id.uppercased(), content: contents[id]) { listener in
                    if let failure { throw failure }
                    entryListener.listener = listener
                    return recordingChild(id, log: log)
                }
            },
            screens: try container.resolve(linkedScreensInject),
            verify: try container.resolve(lazyVerifyInject)
        )
        router = try HomeBuilder(dependency: home).build(withListener: listener)
        interactor = try #require(router.interactor as? HomeInteractor)
        root = LaunchRouter(
            interactor: Interactor(),
            viewController: ScreenViewController(screen: Screen("Below"))
        )
        root.launch(from: window)
        root.attachChild(router, shownBy: root.viewController)
        await window.settled()
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// The names of Home's children.
    var children: [String] {
        router.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// Leaves the entry that was opened last.
    func leaveEntry(_ notice: Notice? = nil) async {
        entryListener.listener?.childDidFinish(notice)
        await window.settled()
    }

    /// Detaches Home.
    func end() {
        root.detachChild(router, shownBy: root.viewController)
    }

    @MainActor
    private final class ListenerReference {
        weak var listener: (any ChildListener)?
    }
}

final class RecordingSignedInListener: RecordingListener<String>, SignedInListener {
    func signedInDidSignOut() { record("sign out") }
}

private struct VerifyModule: Module {
    let verify: any VerifyInject

    func register(in registrar: inout Registrar) {
        registrar.register(verifyInject) { [verify] in verify }
        registrar.register(lazyVerifyInject, needs: verifyInject.lazily) { $0 }
    }
}

private let lazyVerifyInject = InjectID<MainLazy<any VerifyInject>>("Test.LazyVerify")
