import Testing

@testable import ArchitectureLint

@Suite("A violation that another rule explains better")
struct LeavingOutTests {
    private let list = #"kind: "allowed-only", allow: [{ from: "feature", to: [] }]"#
    private let apart = #"{ name: "apart", reason: "r", kind: "independence", of: "feature""#
    private let sample = Sample(imports: ["Card": ["Deposit"]])

    @Test("is left out if the other is as severe")
    func same() throws {
        let run = try sample.run(list, and: apart + "}")
        #expect(run.violations.map(\.rule) == ["apart"])
        #expect(run.summaries.map { "\($0.rule) \($0.leftOut)" }.sorted() == ["apart 0", "rule 1"])
        let warnings = try sample.run(
            list + #", severity: "warning""#,
            and: apart + #", severity: "warning" }"#
        )
        #expect(warnings.violations.map(\.rule) == ["apart"])
    }

    @Test("is reported if it is an error and the other a warning")
    func weight() throws {
        let warning = apart + #", severity: "warning" }"#
        let run = try sample.run(list, and: warning)
        #expect(run.violations.map(\.severity) == [.error, .warning])
        let declared = try sample.run(#"kind: "declared""#, and: warning)
        #expect(declared.violations.map(\.severity) == [.error, .warning])
    }

    @Test("is left out only for the same dependency")
    func targets() throws {
        var sample = Sample(imports: ["Card": ["Tool"]], declares: ["Deposit": ["Tool"]])
        sample.architecture.dependencies = [
            DeclaredDependency(
                from: "Deposit",
                name: "Tool",
                modules: ["Tool"],
                place: Place(file: "Packages/Deposit/Package.swift", line: 1)
            )
        ]
        func told(_ rule: String, and other: String) throws -> [String] {
            try sample.run(rule, and: "{ name: \"other\", reason: \"r\", kind: \(other) }")
                .violations.map { "\($0.rule) \($0.importer) \($0.imported)" }.sorted()
        }
        #expect(
            try told(list, and: #""everything-placed""#) == [
                "other CardTests CardTests", "other Tool Tool", "rule Card Tool",
                "rule Deposit Tool",
            ]
        )
        sample.architecture.modules[6].target.kind = .system
        let owned = #""system-library", owners: [{ library: "x", package: "Packages/Safe" }]"#
        #expect(
            try told(#"kind: "used""#, and: owned) == ["other Tool Tool", "rule Deposit Tool"]
        )
    }

    @Test("is reported when only the target is known")
    func known() throws {
        let folder = try PackageFolder()
        try folder.package("A", "targets: [.target(name: \"A\"), .target(name: \"Util\")]")
        try folder.write("", to: "A/Sources/A/a.swift")
        try folder.write("", to: "A/Sources/Util/a.swift")
        let rules = """
            { version: 1, groups: [{ name: "feature", modules: { target: "A" } }], rules: [
                { name: "list", reason: "r", \(list) },
                { name: "placed", reason: "r", kind: "everything-placed" },
            ] }
            """
        #expect(try folder.check(rules).status == .violations)
        let written = CommandLineTool(in: RunEnvironment(variables: [:]))
            .run(["baseline", folder.root, "--no-cache"])
        #expect(written.status == .success)
        #expect(try folder.check(rules).status == .success)
        try folder.write("import Util\n", to: "A/Sources/A/a.swift")
        #expect(try folder.check(rules).status == .violations)
    }

    @Test("keeps its rule from being shown as holding")
    func conclusions() throws {
        let rules = #"severity: "warning", "# + list
        let run = try sample.run(rules, and: apart + #", severity: "warning" }"#)
        let result = LintResult(
            examined: .init(),
            violations: run.violations,
            problems: [],
            conclusions: [run.summaries[0]]
        )
        #expect(result.holds)
        #expect(result.consequences.isEmpty)
    }

    @Test("keeps its rule from passing in documents")
    func reports() throws {
        let village = try Village()
        try village.add("B")
        try village.add("A", source: "import B\n")
        let rules = [
            #"kind: "independence", of: "all", severity: "warning""#,
            #"kind: "declared", severity: "warning""#,
        ]
        let junit = try village.examine(rules[0], rules[1], options: ["--format", "junit"])
        #expect(junit.output.contains("another rule reports each violation of this rule"))
        let json = try village.examine(rules[0], rules[1], options: ["--json"])
        #expect(json.output.contains("\"leftOut\" : 1"))
    }
}
