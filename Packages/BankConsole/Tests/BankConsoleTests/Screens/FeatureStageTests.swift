import BankConsoleTesting
import Testing

@Suite("A feature alone in a window")
@MainActor
struct PluginStageTests {
    private struct NotMade: Error {}

    /// Shows a home entry, and expects in the end that nothing of it is left.
    private func play(_ body: (FeatureStage, ScreenUser) async throws -> Void) async throws {
        let entry = HomeEntry("letters", "Letters") { LettersRouter(listener: $0) }
        let stage = try FeatureStage { try entry.router($0) }
        try await body(stage, stage.person)
        try await stage.close()
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

    @Test("notices a RIB that is held after it was detached")
    func leak() async throws {
        let stage = try FeatureStage { LettersRouter(listener: $0) }
        let detached = DetachedRIBs(below: stage.tree)
        try await detached.waitUntilReleased(looks: 0)
        var held = stage.routers.first?.interactable
        stage.end()
        let leaked = await #expect(throws: LeakedRIBs.self) {
            try await detached.waitUntilReleased(looks: 5)
        }
        #expect(leaked?.description == "detached but alive: Interactor; find what retains them")
        #expect(held?.isActive == false)
        held = nil
        try await detached.waitUntilReleased()
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
