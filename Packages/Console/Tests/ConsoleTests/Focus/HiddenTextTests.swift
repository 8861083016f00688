import Console
import Testing

@Suite("Keys in a hidden field")
@MainActor
struct HiddenTextTests {
    private let screen = RecordingScreen(screen: Screens.password)
    private let window: Window

    init() {
        window = Window(showing: screen)
    }

    @Test("a hidden field shows a dot for each typed place and enters a secret")
    func dots() {
        window.type("12")
        #expect(window.focusedLine() == "▸ Password: • • _ _ _ _")
        window.type("345678")
        #expect(window.focusedLine() == "▸ Password: • • • • • •")
        window.press(.enter)
        #expect(screen.events == ["enter 123456"])
        #expect(window.focusedLine() == "▸ Password: _ _ _ _ _ _")
    }

    @Test("a hidden text that was begun is gone after another view has covered it")
    func covered() {
        window.type("12")
        window.cover = RecordingScreen(screen: Screens.put)
        window.cover = nil
        #expect(window.focusedLine() == "▸ Password: _ _ _ _ _ _")
    }

    @Test("Backspace deletes a hidden character, and Ctrl-U deletes all of them")
    func deleting() {
        window.type("1한글")
        window.press(.backspace, .enter)
        window.type("99")
        window.press(.control("u"), .character("7"), .enter)
        window.press(.paste("1\n2\n"), .enter)
        #expect(screen.events == ["enter 1한", "enter 7", "enter 12"])
    }

    @Test("hidden characters are never drawn")
    func neverSeen() {
        window.type("739")
        window.press(.left, .home, .control("k"), .delete)
        #expect(!window.text().contains { "739".contains($0) })
        #expect(window.focusedLine() == "▸ Password: • • • _ _ _")
    }

    @Test("a hidden field without a length shows a dot for each character")
    func anyLength() {
        screen.screen.prompt = Prompt("Recovery code", kind: .secret(length: nil))
        window.type("abc")
        #expect(window.focusedLine()?.hasPrefix("▸ Recovery code: •••___") == true)
        window.press(.enter)
        #expect(screen.events == ["enter abc"])
    }

    @Test("hidden input is discarded when its screen is removed")
    func leaving() {
        window.type("123")
        let root = RecordingScreen()
        window.show(root: root)
        window.show(root: screen)
        #expect(window.focusedLine() == "▸ Password: _ _ _ _ _ _")
    }

    @Test("hidden input is discarded when the prompt changes")
    func anotherPrompt() {
        window.type("123")
        screen.screen.prompt = Prompt("Repeat", kind: .secret(length: 6))
        window.press(.enter)
        #expect(screen.events == ["enter "])
    }
}
