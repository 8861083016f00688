import Testing

@testable import ArchitectureLint

@Suite(
    "This repository",
    .serialized,
    .enabled(if: RepositoryCopy.hasOriginal, "archlint stands alone here")
)
struct BreakingTests {
    private let copy: RepositoryCopy

    init() throws {
        copy = try RepositoryCopy.shared.get()
    }

    @Test("keeps to its rules")
    func clean() throws {
        let examination = try copy.examine()
        #expect(examination.status == .success)
        #expect(examination.document.holds)
        #expect(examination.document.violations.map(\.message) == [])
        #expect(examination.document.problems.map(\.message) == [])
    }

    @Test("broken by an import, is told where", arguments: Breach.imports)
    func imports(breach: Breach) throws { try isFound(breach) }

    @Test("broken by an import that hides, is told where", arguments: Breach.hidden)
    func hidden(breach: Breach) throws { try isFound(breach) }

    @Test("broken by somebody who passes a feature on, is told where", arguments: Breach.passedOn)
    func passedOn(breach: Breach) throws { try isFound(breach) }

    @Test("broken by somebody who passes a feature on, is told the way")
    func way() throws {
        let file = "Packages/DependencyContainer/Sources/CardInterface/New.swift"
        let change = Change.write("@_exported import Game\n", to: file)
        let examination = try copy.changed(by: [change]) { try copy.examine() }
        let way = examination.document.violations.first {
            $0.rule == "features-apart" && $0.importer == "Card"
        }
        #expect(way?.imported == "Game")
        #expect(way?.chain.map(\.to) == ["CardInterface", "Game"])
        #expect(way?.chain.last?.file == file)
        #expect(way?.chain.last?.line == 1)
    }

    @Test("broken by a manifest, is told where", arguments: Breach.manifests)
    func manifests(breach: Breach) throws { try isFound(breach) }

    @Test("broken by what comes from outside, is told where", arguments: Breach.thirdParties)
    func thirdParties(breach: Breach) throws { try isFound(breach) }

    @Test("broken by way of a link, is told where", arguments: Breach.links)
    func links(breach: Breach) throws { try isFound(breach) }

    @Test("is told by the program as it is built, with an exit code and a way out")
    func program() throws {
        let file = "Packages/Card/Sources/Card/New.swift"
        let change = Change.write("import CardInterface\n\nimport DemandDeposit\n", to: file)
        let broken = try copy.changed(by: [change]) {
            try Program.run(copy.root, "--cache", copy.cache)
        }
        #expect(broken.status == 1)
        #expect(broken.output.contains(file))
        #expect(broken.output.contains("Card (feature) imports DemandDeposit (feature): "))
        #expect(broken.output.contains("Instead: ask for what it offers by a typed id of its"))
        #expect(broken.output.contains("1 violation\n"))
        #expect(broken.errors == "")
        let mended = try Program.run(copy.root, "--cache", copy.cache)
        #expect(mended.status == 0)
        #expect(mended.errors == "")
    }

    /// What may be told besides: a circle, from the first of its names, and that nobody imports what
    /// is declared. Tests of their own look at that.
    private let besides = ["cycle", "unused-dependency"]

    /// All that was found is what the breach is, with the names of both and a way out.
    private func isFound(_ breach: Breach) throws {
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
        let all = examination.document.violations.filter { !besides.contains($0.rule) }
        let found = all.filter(\.chain.isEmpty)
        #expect(
            Set(
                found.map { "\($0.file):\($0.line): \($0.importer) → \($0.imported) [\($0.rule)]" }
            ) == Set(expected)
        )
        // Who reaches a feature through others does so by way of what was changed.
        let changed = Set(breach.changes.map(\.file))
        let ways = all.filter { !$0.chain.isEmpty }.map { violation in
            ([violation.importer] + violation.chain.map(\.to)).joined(separator: " → ")
        }
        #expect(Set(ways) == breach.ways)
        for violation in all where !violation.chain.isEmpty {
            #expect(violation.rule == "features-apart")
            #expect(violation.chain.contains { changed.contains($0.file) })
        }
        for violation in all {
            #expect(violation.message.contains(violation.importer))
            #expect(violation.message.contains(violation.imported))
            #expect(!violation.instead.isEmpty)
        }
    }
}
