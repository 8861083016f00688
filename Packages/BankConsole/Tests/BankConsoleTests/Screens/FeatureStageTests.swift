import BankConsole
import BankConsoleTesting
import Console
import ConsoleTesting
import RIBs
import RIBsTesting
import Testing

@Suite("A feature alone in a window")
@MainActor
struct PluginStageTests {
    private struct NotMade: Error {}

    /// Shows a home entry, and expects in the end that nothing of it is left.
    private func play(_ body: (FeatureStage, ScreenUser) async throws -> Void) async throws {
        LeakDetector.instance.policy = .report { Issue.record("\($0)") }
        weak var stage: FeatureStage?
        let references: RIBReferences
        do {
            let entry = HomeEntry("letters", "Letters") { LettersRouter(listener: $0) }
            let made = try FeatureStage { try entry.router($0) }
            stage = made
            references = RIBReferences(to: [try #require(made.tree.children.first)])
            try await body(made, ScreenUser(at: made.window))
            made.end()
        }
        try await references.waitUntilReleased()
        #expect(stage == nil)
        // Other tests run at the same time, and are about to let go of theirs.
        try await LeakDetector.instance.expectClean()
    }

    @Test("shows what the entry opens")
    func shown() async throws {
        try await play { stage, person in
            #expect(person.screen.title == "Letters")
            #expect(stage.tree.children.allSatisfy { $0.interactable.isActive })
            #expect(stage.tree.interactable.isActive)
        }
    }

    @Test("is empty as soon as the person has left, and ends the session")
    func left() async throws {
        try await play { stage, person in
            let keys = FakeTerminal([.key(.escape)])
            let end = try await ScreenSession.run(window: stage.window, terminal: keys)
            #expect(end == .left)
            #expect(stage.window.depth == 0)
            #expect(stage.tree.children.isEmpty)
        }
    }

    @Test("deactivates what is shown when the input ends, once")
    func ended() async throws {
        try await play { stage, person in
            let child = try #require(stage.tree.children.first)
            stage.end()
            #expect(!child.interactable.isActive)
            #expect(!stage.tree.interactable.isActive)
            #expect(stage.tree.children.isEmpty)
            #expect(stage.window.depth == 0)
        }
    }

    @Test("throws what making the entry throws")
    func notMade() {
        #expect(throws: NotMade.self) { try FeatureStage { _ in throw NotMade() } }
    }
}

private final class LettersRouter: ViewableRouter<Interactor, ScreenViewController> {
    init(listener: any ChildListener) {
        let viewController = LettersViewController()
        viewController.listener = listener
        super.init(interactor: Interactor(), viewController: viewController)
    }
}

private final class LettersViewController: ScreenViewController {
    weak var listener: (any ChildListener)?

    init() {
        super.init(screen: Screen("Letters", actions: [.back("Leave")]))
    }

    override func pressed(_ action: ScreenAction.ID) { listener?.childDidFinish(nil) }
}
