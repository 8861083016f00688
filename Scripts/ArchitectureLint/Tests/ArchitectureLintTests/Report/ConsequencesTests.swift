import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The conclusions of a run")
struct ConsequencesTests {
    @Test("state for each rule that holds how much was checked")
    func consequences() throws {
        let estate = try Estate()
        let result = try Linter(cacheFolder: nil).lint(root: estate.root)
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
        let estate = try Estate()
        try estate.write("import Deposit\n", to: "Card/Sources/Card/Card.swift")
        let broken = try Linter(cacheFolder: nil).lint(root: estate.root)
        #expect(broken.consequences == [])
        try estate.remove("Deposit/Sources")
        let unread = try Linter(cacheFolder: nil).lint(root: estate.root)
        #expect(unread.consequences == [])
    }

    @Test("leave out a rule that is broken as a warning")
    func warning() throws {
        let estate = try Estate()
        let rules = try String(contentsOfFile: "\(estate.root)/.archlint.json5", encoding: .utf8)
        try estate.write(
            rules.replacingOccurrences(of: "of: ", with: "severity: \"warning\", of: "),
            to: ".archlint.json5"
        )
        try estate.write("@_exported import Deposit\n", to: "Card/Sources/Card/Card.swift")
        try estate.write(
            String(contentsOfFile: "\(estate.root)/Card/Package.swift", encoding: .utf8)
                .replacingOccurrences(
                    of: "../Interface\")",
                    with: "../Interface\"), .package(path: \"../Deposit\")"
                )
                .replacingOccurrences(
                    of: "dependencies: [\"Interface\"]",
                    with: "dependencies: [\"Interface\", \"Deposit\"]"
                ),
            to: "Card/Package.swift"
        )
        let result = try Linter(cacheFolder: nil).lint(root: estate.root)
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
            let summary = try sample.summary(rule)
            let measure = summary.measure
            #expect("\(measure.examined) \(measure.unit)" == expected, "\(rule)")
            #expect(rule.contains("\"\(summary.kind)\""))
        }
    }
}
