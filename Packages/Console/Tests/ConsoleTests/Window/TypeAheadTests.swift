import Testing

@testable import Console

@Suite("Digits of a number")
@MainActor
struct TypedNumberTests {
    private let screen = RecordingScreen(screen: Screens.put)
    private let window: Window

    init() {
        window = Window(showing: screen)
    }

    @Test("the rest of a number chooses no entry of a list that appears meanwhile")
    func appearing() {
        window.type("50")
        screen.screen = Screens.list(3)
        window.type("12")
        #expect(screen.events.isEmpty)
        window.press(.down)
        window.type("1")
        #expect(screen.events == ["press account1"])
    }

    @Test("the rest of a number after an early Enter chooses nothing, either")
    func early() {
        screen.onEvent = { $0.screen = Screens.list(3) }
        window.type("5")
        window.press(.enter)
        window.type("0123")
        #expect(screen.events == ["submit 5"])
        window.press(.enter)
        window.type("2")
        #expect(screen.events == ["submit 5", "press account1", "press account2"])
    }

    @Test("after a text or a password, a digit chooses an entry")
    func ended() {
        for (form, text) in [(Screens.put, "5만"), (Screens.password, "123456")] {
            screen.screen = form
            screen.onEvent = { $0.screen = Screens.list(3) }
            window.type(text)
            window.press(.enter)
            window.type("2")
            #expect(screen.events.last == "press account2")
        }
    }
}

@Suite("Type-ahead")
struct TypeAheadTests {
    private let typeAhead = TypeAhead()

    private static func typed(_ input: WindowInput) -> TypedInput {
        TypedInput(input: input, appearance: 1)
    }

    private func append(_ text: some StringProtocol) {
        for character in text { typeAhead.append(Self.typed(.key(.character(character)))) }
    }

    private func taken(_ count: Int) -> String {
        (0..<count).reduce(into: "") { text, _ in
            if case .key(.character(let character)) = typeAhead.next()?.input {
                text.append(character)
            }
        }
    }

    /// A dump of the queue's memory.
    private var content: String {
        var content = ""
        dump(typeAhead, to: &content)
        return content
    }

    @Test("input leaves the queue in order, even after the buffer has wrapped around")
    func order() {
        let digits = "7391550286"
        for _ in 0..<1_000 {
            append(digits)
            #expect(taken(4) == "7391")
            append("x")
            #expect(taken(7) == "550286x")
            #expect(typeAhead.isEmpty)
        }
    }

    @Test("input beyond the capacity is dropped, except for the end of input")
    func full() {
        append(String(repeating: "a", count: TypeAhead.capacity))
        append("b")
        #expect(taken(1) == "a")
        append("c")
        append("d")
        typeAhead.append(Self.typed(.end))
        append("e")
        #expect(
            taken(TypeAhead.capacity) == String(repeating: "a", count: TypeAhead.capacity - 1) + "c"
        )
        guard case .end = typeAhead.next()?.input else {
            Issue.record("the end is missing")
            return
        }
        #expect(typeAhead.isEmpty)
        typeAhead.begin()
        append("f")
        #expect(taken(1) == "f")
    }

    @Test("taken and discarded input is overwritten")
    func overwritten() {
        append("739155")
        #expect(content.contains("\"7\""))
        _ = taken(3)
        for digit in ["7", "3", "9"] { #expect(!content.contains("\"\(digit)\"")) }
        #expect(content.contains("\"5\""))
        typeAhead.clear()
        #expect(!content.contains("\"5\""))
    }
}
