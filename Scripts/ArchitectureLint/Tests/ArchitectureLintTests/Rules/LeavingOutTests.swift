import Testing

@testable import ArchitectureLint

@Suite("What another rule says more of is left out")
struct LeavingOutTests {
    private let list = #"kind: "allowed-only", allow: [{ from: "feature", to: [] }]"#
    private let apart = #"{ name: "apart", reason: "r", kind: "independence", of: "feature""#
    private let sample = Sample(imports: ["Card": ["Deposit"]])

    @Test("where that weighs as much")
    func same() throws {
        let run = try sample.run(list, and: apart + "}")
        #expect(run.violations.map(\.rule.rawValue) == ["apart"])
        #expect(run.leftOut == ["rule": 1, "apart": 0])
        let warnings = try sample.run(
            list + #", severity: "warning""#,
            and: apart + #", severity: "warning" }"#
        )
        #expect(warnings.violations.map(\.rule.rawValue) == ["apart"])
    }

    @Test("but an error is never left out for a warning")
    func weight() throws {
        let warning = apart + #", severity: "warning" }"#
        let run = try sample.run(list, and: warning)
        #expect(run.violations.map(\.severity) == [.error, .warning])
        let declared = try sample.run(#"kind: "declared""#, and: warning)
        #expect(declared.violations.map(\.severity) == [.error, .warning])
    }

    @Test("so a target that has no place is told once, and nobody else's mistake with it")
    func placeless() throws {
        let sample = Sample(imports: ["Card": ["Tool"], "Deposit": ["Tool"]])
        func told(_ severity: String, and rule: String) throws -> [String] {
            let placed = #"{ name: "placed", reason: "r", kind: "everything-placed""#
            return try sample.run(rule, and: "\(placed), severity: \"\(severity)\" }").violations
                .map { "\($0.rule.rawValue) \($0.imported)" }
        }
        #expect(try told("error", and: list) == ["placed Tool", "placed CardTests"])
        #expect(
            try told("warning", and: list + #", severity: "warning""#)
                == ["placed Tool", "placed CardTests"]
        )
        #expect(try told("warning", and: list).prefix(2) == ["rule Tool", "rule Tool"])
        let undeclared = list + #"}, { name: "declared", reason: "r", kind: "declared""#
        #expect(
            try told("error", and: undeclared)
                == ["declared Tool", "declared Tool", "placed Tool", "placed CardTests"]
        )
    }

    @Test("and a rule that is broken there is not said to hold")
    func conclusions() throws {
        let rules = #"severity: "warning", "# + list
        let run = try sample.run(rules, and: apart + #", severity: "warning" }"#)
        let file = try #require(
            RuleFileReader.read(
                Array(
                    """
                    { version: 1, groups: [{ name: "feature", modules: { target: "*" } }],
                    rules: [{ name: "rule", reason: "r", \(list) }] }
                    """.utf8
                ),
                file: "r"
            ).rules
        )
        let conclusions = Conclusions(
            architecture: sample.architecture,
            placement: run.placement,
            index: run.index,
            violations: run.violations,
            leftOut: run.leftOut
        ).all(of: file.rules)
        let proof = Proof(
            examined: .nothing,
            violations: run.violations,
            problems: [],
            conclusions: conclusions
        )
        #expect(proof.holds)
        #expect(proof.consequences.isEmpty)
    }

    @Test("nor do reports for machines say so")
    func reports() throws {
        let village = try Village()
        try village.add("B")
        try village.add("A", source: "import B\n")
        let rules = [
            #"kind: "independence", of: "all", severity: "warning""#,
            #"kind: "declared", severity: "warning""#,
        ]
        let junit = try village.examine(rules[0], rules[1], options: ["--format", "junit"])
        #expect(junit.output.contains("broken only where another rule says more of it"))
        let json = try village.examine(rules[0], rules[1], options: ["--json"])
        #expect(json.output.contains("\"leftOut\" : 1"))
    }
}
