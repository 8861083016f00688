import Foundation
import Testing

@testable import ArchitectureLint

extension HouseTests {
    /// The rules file says what the table in Swift says: over everything that is there to be
    /// examined, the two find the same.
    @Suite("held against the rules file and against the table")
    struct TableEqualsRulesTests {
        @Test("breaks the same, in the same places", arguments: Fixture.broken)
        func broken(name: String) throws {
            let house = try House()
            try house.overlay("\(Fixture.folder)/Broken/\(name)")
            try compare(house.root)
        }

        @Test("is sound by both")
        func sound() throws {
            #expect(try compare(House().root) == 0)
        }

        @Test(
            "the house in which all this stands is sound by both",
            .enabled(if: Surroundings.areHome)
        )
        func home() throws {
            #expect(try compare(Surroundings.folder) == 0)
        }

        /// How many violations both find.
        @discardableResult
        private func compare(_ root: String) throws -> Int {
            let table = try Linter(table: .modularBank, cacheFolder: Cache.defaultFolder)
                .prove(root: root)
            let tree = try FileTree(root: root)
            let toolchain = try Toolchain()
            let cache = Cache(folder: Cache.defaultFolder)
            let (repository, _) = RepositoryReader(
                tree: tree,
                manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
                compiler: CompilerReader(tree: tree, toolchain: toolchain, cache: cache)
            ).read()
            let (graph, _) = GraphBuilder(repository: repository).build()
            let (rules, problems) = RuleFileReader.read(
                try tree.read(RuleFile.usualName),
                file: RuleFile.usualName
            )
            #expect(problems.isEmpty, "\(problems)")
            let run = RuleRun(
                Architecture(repository: repository, graph: graph),
                against: try #require(rules),
                file: RuleFile.usualName
            )
            #expect(run.problems.isEmpty, "\(run.problems)")
            #expect(run.violations.map(told).sorted() == table.violations.map(told).sorted())
            #expect(run.groups == table.examined.categories)
            return run.violations.count
        }

        /// A violation in all that both know of it.
        private func told(_ violation: Violation) -> String {
            "\(violation.place) \(violation.rule.rawValue) \(violation.importer) "
                + "\(violation.imported) \(violation.message) \(violation.chain) "
                + "\(violation.instead)"
        }
    }
}

/// The repository that this package is part of, unless it stands alone.
private enum Surroundings {
    static let folder = URL(fileURLWithPath: Fixture.folder)
        .appendingPathComponent("../../../../..").standardized.path
    static let areHome = FileManager.default.fileExists(
        atPath: "\(folder)/\(RuleFile.usualName)"
    )
}
