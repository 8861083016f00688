import Testing

@testable import ArchitectureLint

@Suite(
    "This repository",
    .serialized,
    .enabled(if: RepositoryCopy.hasOriginal, "this is not the original repository")
)
struct BreakingTests {
    private let copy: RepositoryCopy

    init() throws {
        copy = try RepositoryCopy.shared.get()
    }

    private static let all =
        Breach.imports + Breach.hidden + Breach.passedOn + Breach.manifests + Breach.thirdParties
        + Breach.links

    @Test("are checked by the built program, with exit code and advice")
    func program() throws {
        let file = "Packages/Card/Sources/Card/New.swift"
        let change = Change.write("import CardInterface\n\nimport DemandDeposit\n", to: file)
        let broken = try copy.changed(by: [change]) {
            try Program.run(copy.root, "--cache", copy.cache)
        }
        #expect(broken.status == 1)
        #expect(broken.output.contains(file))
        #expect(broken.output.contains("Card (feature) imports DemandDeposit (feature): "))
        #expect(broken.output.contains("fix: ask for what it offers by a typed id of its"))
        #expect(broken.output.contains("1 violation\n"))
        #expect(broken.errors == "")
        let mended = try Program.run(copy.root, "--cache", copy.cache)
        #expect(mended.status == 0)
        #expect(mended.errors == "")
    }

    /// The findings that may be reported too, because other tests check them.
    private func besides(_ breach: Breach) -> [String] {
        ["cycle", "unused-dependency"] + (breach.passesOn ? ["re-exports"] : [])
    }

    @Test("report the place of each breach, with the names of both and a way out", arguments: all)
    func found(breach: Breach) throws {
        let (examination, places) = try copy.changed(by: breach.changes) {
            (
                try copy.examine(),
                try breach.findings.map { try copy.line(of: $0.text, in: $0.file) }
            )
        }
        #expect(examination.status == .violations)
        #expect(examination.document.problems.map(\.message) == [])
        let expected = zip(breach.findings, places).map { finding, line in
            "\(finding.file):\(line): \(finding.importer) → \(finding.imported) [\(finding.rule)]"
        }
        let violations = examination.document.violations.filter {
            !besides(breach).contains($0.rule)
        }
        let found = violations.filter(\.chain.isEmpty)
        #expect(
            Set(
                found.map { "\($0.file):\($0.line): \($0.importer) → \($0.imported) [\($0.rule)]" }
            ) == Set(expected)
        )
        // An indirect chain leads through a changed file.
        let changed = Set(breach.changes.map(\.file))
        let ways = violations.filter { !$0.chain.isEmpty }.map { violation in
            ([violation.importer] + violation.chain.map(\.to)).joined(separator: " → ")
        }
        #expect(Set(ways) == breach.ways)
        for violation in violations where !violation.chain.isEmpty {
            #expect(violation.rule == "features-apart")
            #expect(violation.chain.contains { changed.contains($0.file) })
        }
        for violation in violations {
            #expect(violation.message.contains(violation.importer))
            #expect(violation.message.contains(violation.imported))
            #expect(!violation.instead.isEmpty)
        }
    }
}
