public import BankConsole
public import Bookkeeping
public import CardInterface
public import Console
public import ConsoleTesting
public import DemandDepositInterface
public import DependencyContainer
public import RIBs
public import SafeBoxInterface
import SigningInterface

/// A window that shows one RIB of a feature to a customer who is signed in: for demos and tests.
///
/// ```swift
/// let stage = try FeatureStage(in: bank.container)
///
/// try await stage.press("Issue a card")
/// #expect(stage.screen.title == "Issue a card")
/// ```
///
/// After each step of the user, the stage waits until the detached RIBs are released. It throws
/// `LeakedRIBs` if a RIB is not released.
@MainActor
public final class FeatureStage {
    /// The container of the signed-in scope; nil for a RIB that is shown without signing in.
    public let session: Container?

    /// The window, which becomes empty when the customer leaves the RIB.
    public let window = Window()

    private let root: StageRouter
    private let detached: DetachedRIBs

    /// Shows a RIB without signing a customer in.
    ///
    /// - Parameter build: Creates the router of the RIB; receives the RIB's listener.
    /// - Throws: The errors of `build`.
    public convenience init(
        showing build: (StageInteractor) throws -> any ViewableRouting
    ) throws {
        try self.init(session: nil, showing: build)
    }

    /// Signs the customer in and shows a RIB.
    ///
    /// - Parameters:
    ///   - container: The container of the feature.
    ///   - customer: The customer who is signed in.
    ///   - build: Creates the router of the RIB; receives the session's container and the RIB's
    ///     listener. The default shows the first home entry.
    /// - Throws: The errors of opening the session, and of `build`.
    public convenience init(
        in container: Container,
        as customer: CustomerID = FakeBank.customer,
        showing build: (Container, StageInteractor) throws -> any ViewableRouting = {
            try $0.resolve(homeEntriesInject)[0].router($1)
        }
    ) throws {
        let session = try container.open(signedInScope, with: customer)
        try self.init(session: session) { try build(session, $0) }
    }

    private init(
        session: Container?,
        showing build: (StageInteractor) throws -> any ViewableRouting
    ) throws {
        self.session = session
        let interactor = StageInteractor()
        root = StageRouter(
            interactor: interactor,
            viewController: ScreenViewController(),
            child: try build(interactor)
        )
        detached = DetachedRIBs(below: root)
        root.launch(from: window)
    }

    /// The root of the tree of RIBs.
    public var tree: any Routing { root }

    /// The number of times that the customer has left the RIB.
    public var leaveCount: Int { root.interactor.leaveCount }

    /// Detaches the RIB, as the app does when the input ends.
    public func end() {
        root.removeChild()
        root.interactor.deactivate()
    }

    /// Detaches the RIB, and waits until the RIB and all RIBs below it are released.
    ///
    /// - Throws: `LeakedRIBs` if a RIB is not released.
    public func close() async throws {
        end()
        try await detached.waitUntilReleased()
    }

    // MARK: What the customer does

    /// The customer at the window.
    public var person: ScreenUser { ScreenUser(at: window) }

    /// Chooses actions by their labels, each on the screen that the previous action has opened.
    public func press(_ labels: String...) async throws {
        for label in labels {
            try await person.press(label)
            try await detached.waitUntilReleased()
        }
    }

    /// Chooses an action by its id.
    public func press(_ id: ScreenAction.ID) async throws {
        try await person.press(id)
        try await detached.waitUntilReleased()
    }

    /// Presses keys, each after the previous one has taken effect.
    public func press(keys: Key...) async throws {
        for key in keys { await person.press(keys: key) }
        try await detached.waitUntilReleased()
    }

    /// Types texts into the input field, one after another.
    public func type(_ texts: String...) async throws {
        for text in texts {
            try await person.type(text)
            try await detached.waitUntilReleased()
        }
    }

    // MARK: What the customer sees

    /// The screen on top.
    public var screen: Screen { person.screen }

    /// The ids of the actions on the current screen.
    public var actions: [String] { screen.actions.map(\.id.rawValue) }

    /// The labels of the actions on the current screen.
    public var labels: [String] { screen.actions.map(\.label) }

    /// Returns the detail of the action labeled `label`; nil if there is no such action.
    public func detail(_ label: String) -> String? {
        screen.actions.first { $0.label == label }?.detail
    }

    /// Returns the value of the headline or field named `name`; nil if there is no such name.
    public func field(_ name: String) -> String? {
        if let headline = screen.headline, headline.name == name { return headline.value }
        for case .fields(let fields) in blocks {
            if let field = fields.first(where: { $0.name == name }) { return field.value }
        }
        return nil
    }

    /// The blocks of the current screen, including those in panels.
    private var blocks: [ScreenBlock] {
        screen.blocks.flatMap { block in
            if case .panels(let panels) = block { panels.flatMap(\.blocks) } else { [block] }
        }
    }

    /// The rows of the list on the current screen, or else of the first table.
    public var rows: [[String]] {
        let cells = screen.actions.map(\.cells).filter { !$0.isEmpty }
        guard cells.isEmpty else { return cells }
        for case .table(let table) in blocks { return table.rows }
        return []
    }

    // MARK: The RIBs

    /// The attached routers from the top down; each is the first child of the router before it.
    public var routers: [any Routing] {
        sequence(first: root as any Routing) { $0.children.first }.dropFirst().map { $0 }
    }
}

/// The listener of the RIB on a ``FeatureStage``, whichever feature the RIB belongs to.
public final class StageInteractor: Interactor, RoutedInteractable, ChildListener,
    ManagementCardListener, ManagementDemandDepositListener, ManagementSafeBoxListener
{
    public typealias RoutingType = any StageRouting

    fileprivate(set) var leaveCount = 0

    public func childDidFinish(_ notice: Notice?) {
        leaveCount += 1
        router?.removeChild()
    }

    public func managementCardDidLeave() { childDidFinish(nil) }
    public func managementDemandDepositDidLeave() { childDidFinish(nil) }
    public func managementSafeBoxDidLeave() { childDidFinish(nil) }
}

/// The methods that a ``StageInteractor`` calls on its router.
@MainActor
public protocol StageRouting: Routing {
    /// Detaches the RIB on the stage.
    func removeChild()
}

private final class StageRouter: LaunchRouter<StageInteractor, ScreenViewController>, StageRouting {
    private var child: (any ViewableRouting)?

    init(
        interactor: StageInteractor,
        viewController: ScreenViewController,
        child: any ViewableRouting
    ) {
        self.child = child
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        guard let child else { return }
        attachChild(child, shownBy: viewController)
    }

    func removeChild() {
        guard let child else { return }
        self.child = nil
        // The root's own screen has nothing to show: with it, the window becomes empty.
        viewController.dismiss(viewController)
        detachChild(child)
    }
}
