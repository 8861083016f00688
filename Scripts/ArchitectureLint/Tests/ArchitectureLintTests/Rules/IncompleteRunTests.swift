import Testing

@testable import ArchitectureLint

@Suite("A run that could not read something")
struct IncompleteRunTests {
    private let rules = [
        #"kind: "independence", of: "all""#, #"kind: "declared""#, #"kind: "used""#,
        #"kind: "no-third-party", allow: ["swift-log"]"#,
    ]

    private func examine(_ village: Village) throws -> CommandLineTool.Answer {
        try village.examine(rules[0], rules[1], rules[2], rules[3])
    }

    @Test("reports an unread target, but no empty groups and rules")
    func target() throws {
        let village = try Village()
        try village.add("B", source: "import Unknown\n")
        try village.add("A", packages: ".package(path: \"../B\")", source: "import B\n")
        try village.folder.remove("A/Sources/A/A.swift")
        let answer = try examine(village)
        #expect(
            answer.transcript(root: village.folder.path)
                == """
                archlint: A/Package.swift: the target A has no sources in A/Sources/A
                exit 66

                """
        )
    }

    @Test("reports an unread package, but no consequences of it")
    func package() throws {
        let village = try Village()
        try village.add("shared/B")
        try village.add(
            "A",
            packages: ".package(path: \"../B\")",
            uses: "\"B\"",
            source: "import B\nimport Unknown\n"
        )
        try village.add("C", source: "import B\n")
        let answer = try village.examine(rules[1], rules[2], rules[3])
        #expect(answer.status == .unreadable)
        #expect(answer.output.contains("C imports B without declaring it"))
        #expect(answer.output.contains("\n1 violation, and 1 problem"))
        #expect(
            answer.errors == """
                archlint: A/Package.swift:6: A depends on the package b, whose manifest is missing or \
                cannot be read

                """
        )
    }

    @Test("reports empty groups and rules when everything was read")
    func complete() throws {
        let village = try Village()
        try village.add("A", source: "import Unknown\n")
        let answer = try examine(village)
        #expect(answer.output.contains("A imports Unknown, which is neither a module of this"))
        #expect(answer.errors.contains("the rule '0' applies to nothing"))
        #expect(
            answer.errors.contains("allows the package 'swift-log', but no package depends on it")
        )
    }
}
