import Console
import ConsoleTesting
import DependencyContainer
import RIBs
import Testing

// The examples in the doc comments of screens, windows and terminals.

@MainActor
protocol PutPresentable: Presentable {
    var listener: (any PutPresentableListener)? { get set }
    func show(balance: String)
}

@MainActor
protocol PutPresentableListener: AnyObject {
    func put(_ text: String)
    func leave()
}

final class PutViewController: ScreenViewController, PutPresentable {
    weak var listener: (any PutPresentableListener)?

    func show(balance: String) {
        screen = Screen(
            "Put into the safe box",
            headline: Headline("In the box", balance),
            prompt: Prompt("Amount", placeholder: "5만"),
            actions: [.back()]
        )
    }

    override func submitted(_ text: String) { listener?.put(text) }
    override func pressed(_ action: ScreenAction.ID) { listener?.leave() }
}

/// Puts money into an empty box; the RIB is the root of its tree.
private final class PutInteractor: PresentableInteractor<any PutPresentable>,
    PutPresentableListener
{
    private let dismiss: () -> Void

    init(_ viewController: PutViewController) {
        dismiss = { [unowned viewController] in viewController.dismiss(viewController) }
        super.init(presenter: viewController)
        viewController.listener = self
    }

    override func didBecomeActive() { presenter.show(balance: "0 won") }
    func put(_ text: String) { presenter.show(balance: text) }
    func leave() { dismiss() }
}

@Suite("Examples of screens", .timeLimit(.minutes(20)))
@MainActor
struct ScreenExamples {
    private let root: any LaunchRouting

    init() {
        let viewController = PutViewController()
        root = LaunchRouter(
            interactor: PutInteractor(viewController),
            viewController: viewController
        )
    }

    @Test("a session shows the RIB that was launched from its window")
    func session() async throws {
        let window = Window()
        root.launch(from: window)

        let terminal = FakeTerminal([.text("50,000 won"), .key(.enter), .key(.escape)])
        let end = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(terminal.frames.last?.text.contains("In the box  50,000 won") == true)
        #expect(end == .left)
    }

    @Test("a session of a program has a map of the modules, and ends when the root is left")
    func sessions() async throws {
        let warnings = RecordingWarnings().warnings
        let modules = SampleBank.modules
        let terminal = FakeTerminal(
            [.key(.tab), .key(.character("m")), .key(.escape)],
            size: FrameSize(columns: 120, rows: 40)
        )

        let sessions = ScreenSessions(warnings: warnings) { try Container(modules: modules) }
        let end = try await sessions.play(root, at: terminal)

        #expect(end == .left)
        #expect(terminal.frames.contains { $0.text.contains("Module map") })
        #expect(!root.interactable.isActive)
    }

    @Test("code at a terminal drives a program, and its error is thrown")
    func code() async throws {
        let terminal = CodeTerminal { window in
            try await ScreenUser(at: window).type("Kim")
        }
        _ = try await greetingProgram.play(at: terminal)
        try terminal.rethrow()

        let mistaken = CodeTerminal { try await ScreenUser(at: $0).press("Sign in") }
        _ = try await greetingProgram.play(at: mistaken)
        #expect(throws: ScreenUserError.self) { try mistaken.rethrow() }
    }
}
