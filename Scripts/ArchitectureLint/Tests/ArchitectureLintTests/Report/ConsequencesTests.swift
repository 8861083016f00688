import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The conclusions of a run")
struct ConsequencesTests {
    /// Two features that use each other through an interface, a package each.
    private func estate(severity: String = "") throws -> PackageFolder {
        let folder = try PackageFolder()
        try folder.write(
            """
            { version: 1,
              groups: [
                { name: "interface", modules: { target: "Interface" } },
                { name: "feature", modules: { target: "*" } },
              ],
              rules: [
                { name: "apart", kind: "independence", \(severity)of: "feature", reason: "so" },
                { name: "known", kind: "declared", reason: "so" },
              ] }
            """,
            to: RuleFile.usualName
        )
        try folder.library("Interface", source: "public protocol Opening {}\n")
        try folder.library("Card", uses: ["Interface"], source: "import Interface\n")
        try folder.write(
            "#if DEBUG\n@_spi(Bank) import Interface\n#endif\n",
            to: "Card/Sources/Card/Plain.swift"
        )
        try folder.library("Deposit", uses: ["Interface"], source: "import Interface\n")
        return folder
    }

    private func lint(_ folder: PackageFolder) throws -> LintResult {
        try Linter(cacheFolder: nil).lint(root: folder.root)
    }

    @Test("state for each rule that holds how much was checked")
    func consequences() throws {
        let result = try lint(estate())
        #expect(
            result.consequences == [
                "apart  2 modules, 2 ordered pairs without a path",
                "known  3 imports of our modules",
            ]
        )
        #expect(result.readings == "3 manifests: 3 literal")
    }

    @Test("are missing when a rule is broken, or something was not read")
    func nothing() throws {
        let estate = try estate()
        try estate.write("import Deposit\n", to: "Card/Sources/Card/Card.swift")
        #expect(try lint(estate).consequences == [])
        try estate.remove("Deposit/Sources")
        #expect(try lint(estate).consequences == [])
    }

    @Test("leave out a rule that is broken as a warning")
    func warning() throws {
        let estate = try estate(severity: "severity: \"warning\", ")
        try estate.library(
            "Card",
            uses: ["Interface", "Deposit"],
            source: "@_exported import Deposit\n"
        )
        let result = try lint(estate)
        #expect(result.violations.map(\.rule) == ["apart", "apart"])
        #expect(result.consequences == ["known  3 imports of our modules"])
    }

    @Test("count ordered pairs, without those that are allowed")
    func pairs() {
        #expect(orderedPairs(among: ["a", "b", "c", "d", "e"], apart: false) == 20)
        #expect(orderedPairs(among: ["a", "a", "b"], apart: false) == 6)
        #expect(orderedPairs(among: ["a", "a", "b"], apart: true) == 4)
        #expect(orderedPairs(among: ["a"], apart: true) == 0)
        #expect(orderedPairs(among: [], apart: false) == 0)
    }

    @Test("use the singular for one")
    func one() throws {
        let folder = try PackageFolder()
        try folder.package(
            "A",
            """
            targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")]
            """
        )
        try folder.write("import B", to: "A/Sources/A/a.swift")
        try folder.write("", to: "A/Sources/B/b.swift")
        let answer = try folder.check(
            """
            {
              version: 1,
              groups: [{ name: "a", modules: { target: "A" } }, { name: "b", modules: { target: "B" } }],
              rules: [
                { name: "acyclic", kind: "acyclic", reason: "r" },
                { name: "apart", kind: "independence", of: "a", reason: "r", mayBeEmpty: true },
                { name: "declared", kind: "declared", reason: "r" },
                { name: "placed", kind: "everything-placed", reason: "r" },
                { name: "used", kind: "used", reason: "r" },
              ],
            }
            """
        )
        #expect(
            answer.output.contains(
                """
                    acyclic   2 edges without a cycle
                    apart     1 module, 0 ordered pairs without a path
                    declared  1 import of our modules
                    placed    2 targets
                    used      1 dependency of targets and packages

                """
            )
        )
    }

    @Test("count what each kind of rule checks")
    func measures() throws {
        let sample = Sample(
            imports: ["App": ["Card", "CardInterface"], "Card": ["CardInterface", "Testing"]],
            declares: ["App": ["Card"]]
        )
        let rules = [
            #"kind: "layers", layers: ["app", "feature"]"#: "4 edges",
            #"kind: "independence", of: "feature""#: "6 ordered pairs",
            #"kind: "forbidden", from: "feature", to: ["app"]"#: "1 edges",
            #"kind: "allowed-only", allow: [{ from: "app", to: "feature" }]"#: "3 edges",
            #"kind: "acyclic""#: "4 edges",
            #"kind: "declared""#: "3 imports of our modules",
            #"kind: "no-third-party""#: "4 imports",
            #"kind: "everything-placed""#: "8 targets",
            #"kind: "no-stray-sources""#: "8 files",
        ]
        for (rule, expected) in rules {
            let text = """
                { version: 1, groups: [
                  { name: "app", modules: { target: "App" } },
                  { name: "feature", modules: [{ target: "Card" }, { target: "Deposit" }, { target: "Safe" }] },
                ], rules: [{ name: "rule", reason: "so", \(rule) }] }
                """
            let file = RuleFileReader.read(Array(text.utf8), file: "r.json5").rules
            let run = RuleRun(sample.architecture, against: try #require(file), file: "r.json5")
            let summary = run.summaries[0]
            let measure = summary.measure
            #expect("\(measure.examined) \(measure.unit)" == expected, "\(rule)")
            #expect(rule.contains("\"\(summary.kind)\""))
        }
    }
}
