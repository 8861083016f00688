import Console
import ConsoleTesting
import Testing

@Suite("Table")
struct TableTests {
    private static let table = Table(
        columns: [Column("Date"), Column("Memo"), Column("Amount", .trailing)],
        rows: [
            ["2026-01-05", "월급", "3,000,000원"],
            ["2026-01-06", "점심 🍱 with friends", "-12,000원"],
            ["2026-01-07"],
        ]
    )

    @Test("columns are aligned by display width")
    func aligned() async throws {
        let expected = """
            Date        Memo                       Amount
            2026-01-05  월급                  3,000,000원
            2026-01-06  점심 🍱 with friends    -12,000원
            2026-01-07

            """
        #expect(try await show(Self.table, width: nil) == expected)
        #expect(try await show(Self.table, width: 120) == expected)
    }

    @Test("text columns are wrapped in a narrow terminal, and amounts are not")
    func narrow() async throws {
        let expected = """
            Date        Memo            Amount
            2026-01-05  월급       3,000,000원
            2026-01-06  점심 🍱      -12,000원
                        with
                        friends
            2026-01-07

            """
        #expect(try await show(Self.table, width: 34) == expected)
    }

    @Test("words are never split, however narrow the terminal is")
    func wholeWords() async throws {
        let output = try await show(Self.table, width: 10)
        for word in ["2026-01-05", "3,000,000원", "friends"] {
            #expect(output.contains(word))
        }
    }

    @Test("a cell cannot contain a line break or an escape sequence")
    func safe() async throws {
        let table = Table(columns: [Column("A"), Column("B")], rows: [["x\ny", "\u{1B}[1A"]])
        #expect(try await show(table, width: nil) == "A     B\nx\\ny  \\u{1B}[1A\n")
    }

    @Test(
        "columns are aligned for random cells",
        arguments: 0..<100 as Range<UInt64>
    )
    func columnsBeginTogether(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        // The marker '%' of the second column is in no cell of the first.
        let rows = (0..<5).map { _ in
            [random.text(upTo: 12).filter { $0 != " " && $0 != "\u{25}" } + "x", "%"]
        }
        let output = try await show(
            Table(columns: [Column("A"), Column("%")], rows: rows),
            width: nil
        )
        let starts = output.split(separator: "\n").map { line in
            DisplayWidth.of(String(line.prefix { $0 != "%" }))
        }
        #expect(starts.count == 6)
        #expect(Set(starts).count == 1)
    }

    private func show(_ table: Table, width: Int?) async throws -> String {
        let io = InMemoryIO(terminals: width == nil ? [] : [.output], width: width)
        let command = Command("show", abstract: "Show.", examples: []) { _ in
            Answer([.table(table)], json: nil)
        }
        return try await run(["show"], io: io, commands: [command]).output
    }
}
