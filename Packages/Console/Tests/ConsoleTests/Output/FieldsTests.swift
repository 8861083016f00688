import Console
import ConsoleTesting
import Testing

@Suite("Fields")
struct FieldsTests {
    private let fields = [
        Field("계좌", "3333-01-0000013"), Field("Memo", "lunch with everybody from work"),
    ]

    @Test("values are aligned in one column, even after names in Korean")
    func aligned() async throws {
        #expect(
            try await show(width: nil)
                == "계좌: 3333-01-0000013\nMemo: lunch with everybody from work\n"
        )
    }

    @Test("long values are wrapped within their column")
    func wrapped() async throws {
        let expected = """
            계좌: 3333-01-0000013
            Memo: lunch with
                  everybody from
                  work

            """
        #expect(try await show(width: 22) == expected)
    }

    @Test("values are not wrapped in a terminal that is too narrow for a column")
    func tiny() async throws {
        #expect(try await show(width: 12) == show(width: nil))
    }

    private func show(width: Int?) async throws -> String {
        let io = InMemoryIO(terminals: width == nil ? [] : [.output], width: width)
        let fields = fields
        let command = Command("show", abstract: "Show.", examples: []) { _ in
            Answer([.fields(fields)], json: nil)
        }
        return try await run(["show"], io: io, commands: [command]).output
    }
}
