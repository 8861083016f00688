import Testing

@testable import Console

@Suite("Keys in a field")
@MainActor
struct FieldTextTests {
    private let screen: RecordingScreen
    private let window: Window

    init() {
        screen = RecordingScreen(
            screen: Screen("Put", prompt: Prompt("Amount", placeholder: "5만"), actions: [.back()])
        )
        window = Window(showing: screen)
    }

    @Test("typed text, including digits, appears in the field and is submitted with Enter")
    func typing() {
        window.type("5만 1")
        #expect(window.focusedLine()?.hasPrefix("▸ Amount: 5만 1____") == true)
        window.press(.enter)
        #expect(screen.events == ["submit 5만 1"])
    }

    @Test(
        "editing keys work on characters as the user sees them",
        arguments: [
            ([Key.backspace], "abc 한"), ([.left, .backspace], "abc 글"),
            ([.home, .delete], "bc 한글"),
            ([.control("a"), .character("x")], "xabc 한글"), ([.control("w")], "abc "),
            ([.control("w"), .control("w")], ""), ([.left, .control("u")], "글"),
            ([.home, .right, .control("k")], "a"), ([.left, .left, .control("d")], "abc 글"),
            ([.home, .control("e"), .character("!")], "abc 한글!"),
            ([.left, .end, .delete], "abc 한글"),
            ([.home, .backspace, .left], "abc 한글"), ([.paste("\n1\n2\u{1B}\n")], "abc 한글1 2"),
            ([.character("\u{7}"), .insertMark], "abc 한글\u{301}"),
        ] as [([Key], String)]
    )
    func editing(keys: [Key], text: String) {
        window.type("abc 한글")
        for key in keys { window.handle(key) }
        window.press(.enter)
        #expect(screen.events == ["submit \(text)"])
    }

    @Test("a combining mark joins its letter, and one Backspace deletes both")
    func marks() {
        for scalar in "e\u{301}\u{1112}\u{1161}\u{11AB}".unicodeScalars {
            window.handle(.character(Character(scalar)))
        }
        #expect(window.frame(FrameSize(columns: 40, rows: 12)).cursor?.column == 13)
        window.press(.backspace, .backspace, .enter)
        #expect(screen.events == ["submit "])
    }

    @Test(
        "the meaning of the typed text is below it, and its line stays while it has none",
        arguments: [FrameSize(columns: 40, rows: 12), FrameSize(columns: 120, rows: 40)]
    )
    func explanation(size: FrameSize) {
        screen.screen.prompt?.explanation = .init("twice") { Int($0).map { "\($0 * 2) 원" } }
        func below() -> [String] {
            let lines = window.text(size.columns, size.rows).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            .map(String.init)
            return Array(lines.drop { !$0.contains("Amount: ") }.dropFirst().prefix(2))
        }
        let empty = below()
        #expect(!empty.joined().contains("원"))
        window.type("21")
        #expect(below().first == "          42 원")
        window.type("x")
        #expect(below().first == "")
        #expect(below().last == empty.first)
        window.press(.control("u"))
        #expect(below() == empty)
    }

    @Test("the cursor position is measured in columns")
    func cursor() {
        window.type("한글a")
        window.press(.left)
        let frame = window.frame(FrameSize(columns: 80, rows: 24))
        #expect(frame.cursor == FramePosition(column: 14, row: 2))
    }

    @Test("a text longer than the window is visible around the cursor")
    func longText() {
        window.type(String(repeating: "한글", count: 40) + "end")
        #expect(window.focusedLine(40, 12)?.hasSuffix("한글end_") == true)
        window.press(.home)
        #expect(window.focusedLine(40, 12)?.hasPrefix("▸ Amount: 한글한글") == true)
    }

    @Test("typing while an action has the focus goes to the field")
    func typingElsewhere() {
        window.press(.down)
        #expect(window.focusedLine() == "▸ q Back")
        window.type("7")
        window.press(.enter)
        #expect(screen.events == ["submit 7"])
    }

    @Test("a rejected text stays in the field, an accepted one is removed")
    func afterSubmitting() {
        window.type("5x")
        screen.onEvent = { $0.screen.notice = .problem("No amount.") }
        window.press(.enter, .backspace)
        screen.onEvent = { $0.screen.notice = .done("Done.") }
        window.press(.enter)
        #expect(screen.events == ["submit 5x", "submit 5"])
        #expect(window.focusedLine()?.hasPrefix("▸ Amount: ____") == true)
    }

    @Test("a field that keeps no text is empty after every submission")
    func keepingNothing() {
        screen.screen.prompt = Prompt("Move", initial: "a", keepsText: false)
        screen.onEvent = { $0.screen.notice = .problem("Taken.") }
        window.press(.character("1"), .enter)
        window.press(.character("2"), .enter)
        #expect(screen.events == ["submit 1", "submit 2"])
    }

    @Test(
        "the first key replaces an initial text, and a key that moves the cursor keeps it",
        arguments: [
            ([.character("7")], "7"), ([.paste("7")], "7"), ([.backspace], ""), ([.delete], ""),
            ([.end, .character("7")], "5만7"), ([.left, .backspace], "만"),
            ([.down, .character("7")], "7"), ([.enter, .character("7")], "5만7"),
        ] as [([Key], String)]
    )
    func initialText(keys: [Key], text: String) {
        screen.screen.prompt?.initial = "5만"
        for key in keys { window.handle(key) }
        window.press(.enter)
        #expect(screen.events.last == "submit \(text)")
    }

    @Test("Ctrl-U and Ctrl-W edit the field wherever the focus is")
    func editingElsewhere() {
        window.type("12 34")
        window.press(.down, .control("w"), .enter)
        window.press(.down, .control("u"), .enter)
        #expect(screen.events == ["submit 12 ", "submit "])
    }

    @Test("another prompt discards the text and gets the focus")
    func anotherPrompt() {
        window.type("5")
        window.press(.down)
        screen.screen.prompt = Prompt("Memo", initial: "점심")
        window.press(.character("!"), .enter)
        #expect(screen.events == ["submit !"])
    }

    @Test("a new initial text replaces the text of an untouched field")
    func laterInitial() {
        screen.screen.prompt?.initial = "10,000"
        window.press(.enter)
        window.type("1")
        screen.screen.prompt?.initial = "20,000"
        window.press(.enter)
        #expect(screen.events == ["submit 10,000", "submit 10,0001"])
    }

    @Test("Escape in a field chooses the back action")
    func escape() {
        window.type("5")
        window.press(.escape)
        #expect(screen.events == ["press back"])
    }

    @Test("the length of a field's text is limited")
    func bounded() {
        window.handle(.paste(String(repeating: "1", count: 100_000)))
        window.press(.character("2"), .enter)
        #expect(screen.events.first?.count == "submit ".count + 1_000)
    }
}

extension Key {
    /// A combining acute accent.
    fileprivate static let insertMark = Key.character("\u{301}")
}
