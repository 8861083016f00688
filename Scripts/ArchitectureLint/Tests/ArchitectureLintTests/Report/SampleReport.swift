@testable import ArchitectureLint

/// Reports to be written in each format.
enum SampleReport {
    static let reason = "A feature changes alone"

    static func violation(
        rule: String = "apart",
        severity: Severity = .error,
        reason: String = reason,
        file: String = "Card/Sources/Card.swift",
        line: Int = 3,
        importer: String = "Card",
        imported: String = "Deposit",
        message: String = "Card imports Deposit",
        chain: [Edge] = [],
        instead: String = "ask for it by an interface"
    ) -> Violation {
        Violation(
            rule: rule,
            severity: severity,
            reason: reason,
            place: Place(file: file, line: line),
            importer: importer,
            imported: imported,
            message: message,
            chain: chain,
            instead: instead
        )
    }

    static func step(_ from: String, _ to: String, _ file: String, _ line: Int) -> Edge {
        Edge(from: from, to: to, kind: .imported, place: Place(file: file, line: line))
    }

    /// A result by rules that are called `apart` and `cycle`, and those that the violations name.
    static func result(
        _ violations: [Violation] = [],
        problems: [Problem] = []
    ) throws -> LintResult {
        let rules = """
            { version: 1, groups: [{ name: "all", modules: { kinds: "library" } }], rules: [
            { name: "apart", kind: "independence", of: "all", reason: \(reason.jsonQuoted),
              advice: "ask for it by an interface" },
            { name: "cycle", kind: "acyclic", reason: "Circles change together" },
            ] }
            """
        let (file, problem) = RuleFileReader.read(Array(rules.utf8), file: "rules")
        guard let file else { throw problem[0] }
        var names = Set(file.rules.map(\.name))
        let others = violations.filter { names.insert($0.rule).inserted }.map { violation in
            RuleStatement(
                name: violation.rule,
                check: file.rules[1].check,
                reason: violation.reason,
                advice: [],
                severity: violation.severity,
                builds: [BuildSetting()],
                mayBeEmpty: false,
                place: file.rules[1].place
            )
        }
        return LintResult(
            examined: .init(),
            violations: violations,
            problems: problems,
            input: .init(
                rules: RuleFile(
                    groups: file.groups,
                    rules: file.rules + others,
                    toolchain: file.toolchain,
                    excluded: []
                ),
                repository: Repository(root: "/", packages: [], modules: []),
                exclusion: Exclusion(try FileTree(root: "/"), [])
            )
        )
    }

    /// Two errors of one key, a warning, a circle and a problem.
    static func rich(knowing baseline: Baseline? = nil) throws -> Report {
        let chain = [
            step("Card", "Deposit", "Card/Sources/Card.swift", 3),
            step("Deposit", "Card", "Deposit/Package.swift", 9),
        ]
        let circle = violation(
            rule: "cycle",
            severity: .warning,
            reason: "Circles change together",
            message: "a circle: Card → Deposit → Card",
            chain: chain,
            instead: "take a step away"
        )
        let place = "Safe/Package.swift:7:2"
        return Report(
            try result(
                [violation(), violation(line: 8), circle],
                problems: [Problem(.badData, at: place, "the manifest is odd")]
            ),
            knowing: baseline
        )
    }
}
