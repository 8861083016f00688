import Console
import Testing

@Suite("Keys in a hidden field")
@MainActor
struct HiddenFieldTests {
    private let screen = RecordingScreen(screen: Screens.password)
    private let window: Window

    init() {
        window = Window(showing: screen)
    }

    @Test("dots for what is typed, no more than there are places, and a secret at Enter")
    func dots() {
        window.type("12")
        #expect(window.focusedLine() == "> Password: • • _ _ _ _")
        window.type("345678")
        #expect(window.focusedLine() == "> Password: • • • • • •")
        window.press(.enter)
        #expect(screen.events == ["enter 123456"])
        #expect(window.focusedLine() == "> Password: _ _ _ _ _ _")
    }

    @Test("Backspace takes a character away, Ctrl-U all")
    func deleting() {
        window.type("1한글")
        window.press(.backspace, .enter)
        window.type("99")
        window.press(.control("u"), .character("7"), .enter)
        window.press(.paste("1\n2\n"), .enter)
        #expect(screen.events == ["enter 1한", "enter 7", "enter 12"])
    }

    @Test("nothing of it is ever drawn")
    func neverSeen() {
        window.type("739")
        window.press(.left, .home, .control("k"), .delete)
        #expect(!window.text().contains { "739".contains($0) })
        #expect(window.focusedLine() == "> Password: • • • _ _ _")
    }

    @Test("without a length there is a dot for each character")
    func anyLength() {
        screen.screen.prompt = Prompt("Recovery code", kind: .secret(length: nil))
        window.type("abc")
        #expect(window.focusedLine()?.hasPrefix("> Recovery code: •••___") == true)
        window.press(.enter)
        #expect(screen.events == ["enter abc"])
    }

    @Test("what was typed is gone when the screen was away")
    func leaving() {
        window.type("123")
        let root = RecordingScreen()
        window.show(root: root)
        window.show(root: screen)
        #expect(window.focusedLine() == "> Password: _ _ _ _ _ _")
    }

    @Test("another question does not get what was typed for this one")
    func anotherPrompt() {
        window.type("123")
        screen.screen.prompt = Prompt("Repeat", kind: .secret(length: 6))
        window.press(.enter)
        #expect(screen.events == ["enter "])
    }
}
