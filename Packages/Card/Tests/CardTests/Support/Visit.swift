import BankConsole
import BankConsoleTesting
import Bookkeeping
import CardDemo
import CardInterface
import Console
import ConsoleTesting
import DependencyContainer
import RIBs
import RIBsTesting
import SigningInterface
import Testing
@testable import Card

/// A customer who is signed in and sits before a window with this feature in it.
@MainActor
final class Visit {
    let session: Container
    let stage: FeatureStage
    private let leaving: Leaving

    /// - Parameter build: Makes what is shown.
    fileprivate init(
        to bank: DemoBank,
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

    /// What is seen.
    var screen: Screen { person.screen }
    private var person: ScreenUser { ScreenUser(at: stage.window) }

    /// Chooses actions by their labels, each on the screen that the one before has led to.
    func press(_ labels: String...) async throws {
        for label in labels { try await person.press(label) }
    }

    /// Fills the field, and each that follows.
    func type(_ texts: String...) async throws {
        for text in texts { try await person.type(text) }
    }

    /// The labels of what can be done.
    var labels: [String] { screen.actions.map(\.label) }

    /// What stands at the right of an action.
    func detail(_ label: String) -> String? {
        screen.actions.first { $0.label == label }?.detail
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

    /// The number on the picture of a card.
    var picturedNumber: String? { screen.picturedNumber }

    /// Types keys at once, without waiting for what each of them leads to.
    func typeAhead(_ keys: Key...) async {
        for key in keys { stage.window.handle(key) }
        await stage.window.settled()
    }

    /// How often the person has left what was shown first.
    var leavings: Int { leaving.count }

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

    /// What is on top, to be looked for when it should have gone.
    func remainsOfTop() throws -> Remains { try Remains(of: #require(routers.last)) }
}

extension Screen {
    /// Expects the frames of a wide and of a narrow terminal.
    func expectFrames(
        wide: String,
        narrow: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(frame(columns: 80, rows: 24).text == wide, sourceLocation: sourceLocation)
        #expect(frame(columns: 40, rows: 12).text == narrow, sourceLocation: sourceLocation)
    }

    /// The number on the picture of a card.
    var picturedNumber: String? {
        for case .card(let picture) in blocks { return picture.number }
        return nil
    }
}

extension DemoBank {
    /// Shows what the home screen's entry opens: to ``owner``, unless it is another customer.
    @MainActor
    func visit(as customer: CustomerID? = nil) async throws -> Visit {
        try await Visit(to: self, as: customer ?? owner) { session, leaving in
            try session.resolve(homeEntriesInject)[0].router(leaving)
        }
    }

    /// Shows the screen of the card of that number, as an account's screen would.
    @MainActor
    func visit(cardNumber: String, as customer: CustomerID? = nil) async throws -> Visit {
        try await Visit(to: self, as: customer ?? owner) { session, leaving in
            try session.resolve(managementCardInject)
                .router(cardNumber: cardNumber, listener: leaving)
        }
    }

    /// Shows the screen of a card.
    @MainActor
    func visit(_ card: Card, as customer: CustomerID? = nil) async throws -> Visit {
        try await visit(cardNumber: card.number.full, as: customer)
    }
}

/// Who has opened what a visit shows, and ends the visit when it is left.
@MainActor
private final class Leaving: ChildListener, ManagementCardListener {
    weak var listener: (any ChildListener)?
    private(set) var count = 0

    func childDidFinish(_ notice: Notice?) { leave() }
    func managementCardDidLeave() { leave() }

    private func leave() {
        count += 1
        listener?.childDidFinish(nil)
    }
}
