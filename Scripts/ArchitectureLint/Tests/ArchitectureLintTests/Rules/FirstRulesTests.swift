import Testing

@testable import ArchitectureLint

@Suite("A first rules file")
struct FirstRulesTests {
    /// What a first file says when it is held against what it was made from.
    private func run(_ architecture: Architecture) throws -> RuleRun {
        let text = FirstRules(architecture).text
        let (rules, problems) = RuleFileReader.read(Array(text.utf8), file: "r")
        #expect(problems.isEmpty, "\(problems) in \(text)")
        return RuleRun(architecture, against: try #require(rules), file: "r")
    }

    @Test("holds for what it was made from, with every target in a group")
    func holds() throws {
        let run = try run(
            Sample(imports: ["App": ["Card"]], declares: ["App": ["Card"]]).architecture
        )
        #expect(run.violations.isEmpty && run.problems.isEmpty)
        #expect(run.groups.map(\.name) == ["Packages", "Packages tests"])
        #expect(run.groups.map(\.targets) == [7, 1])
    }

    @Test("warns of what does not hold yet")
    func warns() throws {
        let run = try run(Sample(imports: ["App": ["Card"]]).architecture)
        #expect(run.violations.map(\.rule.rawValue) == ["undeclared-import"])
        #expect(run.violations.allSatisfy { $0.severity == .warning })
    }

    @Test("knows packages at the root, at the top and deep below")
    func places() throws {
        var sample = Sample()
        let paths = ["", "App", "App/Sub", "Modules/a\"b/Card", "Modules/Card"]
        for (index, path) in paths.enumerated() {
            sample.architecture.modules[index].package = path
        }
        let run = try run(sample.architecture)
        #expect(run.violations.isEmpty && run.problems.isEmpty)
    }
}
