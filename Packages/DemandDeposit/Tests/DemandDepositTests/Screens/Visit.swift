import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import ConsoleTesting
import DemandDepositInterface
import DependencyContainer
import RIBs
import RIBsTesting
import SigningInterface
import Testing

/// A customer who is signed in and sits before a window with this feature in it.
@MainActor
final class Visit {
    let session: Container
    let stage: FeatureStage
    private let leaving: Leaving

    /// What is seen.
    var screen: Screen { person.screen }
    private var person: ScreenUser { ScreenUser(at: stage.window) }

    /// - Parameter build: Makes what is shown.
    fileprivate init(
        to bank: TestBank,
        as customer: CustomerID,
        _ build: (Container, Leaving) throws -> any ViewableRouting
    ) async throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        let session = try bank.container.open(signedInScope, with: customer)
        let leaving = Leaving()
        stage = try FeatureStage { listener in
            leaving.listener = listener
            return try build(session, leaving)
        }
        self.session = session
        self.leaving = leaving
        await stage.window.settled()
    }

    func press(_ label: String) async throws {
        try await person.press(label)
    }

    func type(_ text: String) async throws {
        try await person.type(text)
    }

    /// The value of a field that is shown.
    func field(_ name: String) -> String? {
        for case .fields(let fields) in screen.blocks {
            if let field = fields.first(where: { $0.name == name }) { return field.value }
        }
        return nil
    }

    /// The rows of the table that is shown.
    var rows: [[String]] {
        for case .table(let table) in screen.blocks { return table.rows }
        return []
    }

    /// The words that choose the actions.
    var actions: [String] { screen.actions.map(\.id.rawValue) }

    /// The routers that are attached, each the child of the one before.
    var routers: [any Routing] {
        var routers: [any Routing] = []
        var next = stage.tree.children.first
        while let router = next {
            routers.append(router)
            next = router.children.first
        }
        return routers
    }
}

extension TestBank {
    /// Shows what the home screen's entry opens.
    @MainActor
    func visit(as customer: CustomerID = hana) async throws -> Visit {
        try await Visit(to: self, as: customer) { session, leaving in
            try session.resolve(homeEntriesInject)[0].router(leaving)
        }
    }

    /// Shows the screen of an account, as a card's screen would.
    @MainActor
    func visit(account number: String, as customer: CustomerID = hana) async throws -> Visit {
        try await Visit(to: self, as: customer) { session, leaving in
            try session.resolve(managementDemandDepositInject)
                .router(accountNumber: number, listener: leaving)
        }
    }

    /// Shows the screen of an account.
    @MainActor
    func visit(_ number: AccountNumber, as customer: CustomerID = hana) async throws -> Visit {
        try await visit(account: number.description, as: customer)
    }
}

/// Who has opened what a visit shows, and ends the visit when it is left.
@MainActor
private final class Leaving: ChildListener, ManagementDemandDepositListener {
    weak var listener: (any ChildListener)?

    func childDidFinish(_ notice: Notice?) { listener?.childDidFinish(nil) }
    func managementDemandDepositDidLeave() { listener?.childDidFinish(nil) }
}
