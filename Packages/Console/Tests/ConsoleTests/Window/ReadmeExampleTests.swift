import Console
import Foundation
import Testing

// The example of the README, word for word.

final class GreetingViewController: ScreenViewController {
    init() {
        super.init(
            screen: Screen(
                "Greeting",
                blocks: [.text("Say who you are.")],
                prompt: Prompt("Name", placeholder: "김모듈"),
                actions: [.back("Leave")]
            )
        )
    }

    override func submitted(_ text: String) {
        screen.notice = .done("Hello, \(text).")
    }

    override func pressed(_ action: ScreenAction.ID) {
        dismiss(self)
    }
}

@Suite("The README's example of screens")
@MainActor
struct ReadmeExampleTests {
    private static let file = #filePath

    @Test("it does what the README says, with keys and with lines")
    func played() async throws {
        let window = Window()
        window.show(root: GreetingViewController())
        let terminal = FakeTerminal([.text("Kim"), .key(.enter), .key(.escape)])
        let end = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(end == .left)
        #expect(terminal.frames.contains { $0.text == Self.frame })

        let program = ScreenProgram { terminal in
            let window = Window()
            window.show(root: GreetingViewController())
            return try await ScreenSession.run(window: window, terminal: terminal)
        }
        #expect(try await program.play(at: FakeTerminal([.key(.escape)])) == .left)

        window.show(root: GreetingViewController())
        let io = InMemoryIO(input: "Kim\n/back\n")
        #expect(
            try await ScreenSession.run(window: window, terminal: PipeTerminal(io: io)) == .left
        )
        #expect(io.output.contains("* Hello, Kim."))
    }

    @Test("the README shows what is compiled and drawn here")
    func quoted() throws {
        let package = URL(filePath: Self.file).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
        let source = try String(contentsOfFile: Self.file, encoding: .utf8)
        let start = try #require(source.range(of: "final class Greeting"))
        let end = try #require(source.range(of: "\n}\n", range: start.lowerBound..<source.endIndex))
        #expect(readme.contains(source[start.lowerBound..<end.upperBound]))
        #expect(readme.contains(Self.frame))
    }

    private static let frame = """
        Greeting

        * Hello, Kim.

        Say who you are.

        > Name: ________________________ (김모듈)

          Leave

        Enter confirm  Esc leave  Up/Down move
        """
}
