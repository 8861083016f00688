import Console
import ConsoleTesting
import Testing

@Suite("A long list in an answer")
struct ListAnswerTests {
    private struct Broken: Error {}

    /// Runs a command that lists numbers in parts.
    /// - Parameter isBroken: Whether the list ends with an error.
    private static func list(
        _ parts: [Range<Int>],
        _ option: String = "",
        isBroken: Bool = false,
        io: InMemoryIO = InMemoryIO()
    ) async throws -> ProgramRun {
        let command = Command("numbers", abstract: "List numbers.", examples: []) { invocation in
            var list = ListAnswer(
                invocation,
                "numbers",
                columns: [Column("Name"), Column("Number", .trailing)],
                after: [.line("Numbers")],
                json: [JSONMember("first", .integer(0))]
            )
            for part in parts {
                try list.write(
                    part.map { [String(repeating: "x", count: $0 % 9), String($0)] },
                    json: part.map { ["number": .integer(Int64($0))] }
                )
            }
            if isBroken { throw Broken() }
            return try list.finish(
                ifEmpty: "There is no number.",
                with: [.line("End")],
                json: [JSONMember("count", .integer(Int64(parts.joined().count)))]
            )
        }
        let words = ["numbers"] + (option.isEmpty ? [] : [option])
        return try await run(words, io: io, commands: [command])
    }

    @Test("is the same document, in however many parts it is written")
    func parts() async throws {
        for option in ["", "--json"] {
            let whole = try await Self.list([100..<130], option)
            #expect(try await Self.list([100..<110, 110..<120, 120..<130], option) == whole)
            #expect(try await Self.list([100..<100, 100..<130, 130..<130], option) == whole)
        }
        #expect(
            try await Self.list([7..<8, 8..<9], "--json").output == """
                {
                  "schemaVersion": 1,
                  "first": 0,
                  "numbers": [
                    {
                      "number": 7
                    },
                    {
                      "number": 8
                    }
                  ],
                  "count": 2
                }

                """
        )
    }

    @Test("columns become wider when a later part needs it, and never narrower")
    func widths() async throws {
        #expect(
            try await Self.list([1..<3, 8..<10, 10..<11]).output == """
                Numbers
                Name  Number
                x          1
                xx         2
                xxxxxxxx       8
                               9
                x             10
                End

                """
        )
    }

    @Test("columns that do not fit the terminal are left out, also by a later part")
    func narrow() async throws {
        let command = Command("names", abstract: "List names.", examples: []) { invocation in
            var list = ListAnswer(
                invocation,
                "names",
                columns: [
                    Column("Name"), Column("Place", dropRank: 1), Column("Day", dropRank: 2),
                ]
            )
            for name in ["Kim", "Kim-the-younger"] {
                try list.write([[name, "at home", "2026-01-05"]], json: [.string(name)])
            }
            return try list.finish()
        }
        let io = InMemoryIO(terminals: [.output], width: 16)
        #expect(
            try await run(["names"], io: io, commands: [command]).output == """
                Name  Place
                Kim   at home
                Name
                Kim-the-younger

                """
        )
    }

    @Test("an empty list is an empty array, and a sentence for a person")
    func empty() async throws {
        #expect(
            try await Self.list([]).output == """
                Numbers
                There is no number.
                End

                """
        )
        #expect(
            try await Self.list([], "--json").output == """
                {
                  "schemaVersion": 1,
                  "first": 0,
                  "numbers": [],
                  "count": 0
                }

                """
        )
    }

    @Test("an error within the list goes to standard error only, with its exit code")
    func error() async throws {
        for option in ["", "--json"] {
            let whole = try await Self.list([1..<3], option)
            let broken = try await Self.list([1..<3], option, isBroken: true)
            #expect(broken.exitCode == .internalError)
            #expect(whole.output.hasPrefix(broken.output))
            #expect(broken.errorOutput.hasPrefix("Error: "))
        }
        let early = try await Self.list([], "--json", isBroken: true)
        #expect(early.output.contains("\"error\""))
    }

    @Test("text from a person cannot control the terminal")
    func safety() async throws {
        let command = Command("names", abstract: "List names.", examples: []) { invocation in
            var list = ListAnswer(invocation, "names", columns: [Column("Name")])
            try list.write([["\u{1B}[1A"]], json: [.string("\u{1B}[1A")])
            return try list.finish()
        }
        for option in [[], ["--json"]] {
            let output = try await run(["names"] + option, commands: [command]).output
            #expect(!output.contains("\u{1B}"))
        }
    }
}
