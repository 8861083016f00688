import Testing

@testable import Console

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
