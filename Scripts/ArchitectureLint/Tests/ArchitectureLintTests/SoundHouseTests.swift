import Foundation
import Testing

@testable import ArchitectureLint

/// Houses are built in one place, so one after the other.
@Suite("A house", .serialized)
enum HouseTests {}

extension HouseTests {
    @Suite("that is sound")
    struct SoundHouseTests {
        @Test("the rules that the README shows keep features apart")
        func readme() throws {
            let readme = try String(
                contentsOfFile: "\(Fixture.folder)/../../../README.md",
                encoding: .utf8
            )
            let block = try #require(readme.components(separatedBy: "```json5\n").dropFirst().first)
            let rules = try #require(block.components(separatedBy: "```").first)
            let house = try House()
            try house.write(rules, to: ".archlint.json5")
            let answer = house.examine()
            // The groups of the example are wider than those of the house: Packages/* has the ground, too.
            #expect(answer.status == .violations, "\(answer.errors)")
            #expect(
                answer.output.hasPrefix(
                    "features-apart: A feature builds, runs and changes alone\n"
                )
            )
        }

        @Test("passes, and the answer says how much was examined")
        func passes() throws {
            let house = try House()
            let answer = house.examine()
            #expect(
                answer.transcript(root: house.root) == """
                    Examined: 13 packages, 32 targets, 31 files, 62 imports (6 within #if), \
                    43 declared dependencies.
                        13 manifests: 13 literal
                    Targets of each group:
                        RIBs 1, RIBs tests 1, container 1, container tests 1, bookkeeping 1,
                        bookkeeping testing 1, bookkeeping tests 1, interface 2,
                        interface testing 1, console 1, console tests 1, bank console 1,
                        bank console testing 1, bank console tests 1, system library 1, adapter 1,
                        adapter tests 1, feature 2, feature tests 2, feature demo 2,
                        feature benchmarks 1, app 2, tests 1, linter 1, linter tests 1,
                        benchmarking 1, benchmarking tests 1
                    Rules that hold:
                        features-apart        2 modules, 2 ordered pairs without a path
                        allowed-dependencies  86 edges of 32 modules
                        undeclared-import     43 imports of our modules
                        unused-dependency     62 dependencies of targets and packages
                        cycle                 105 edges without a cycle
                        toolchain             34 imports of 19 modules
                        third-party           62 imports
                        system-library        32 targets
                        compiler-flags        32 targets
                        visible-imports       62 settings of 31 modules
                        by-name               31 files
                        re-exports            0 @_exported imports
                        no-place              32 targets
                        stray-source          31 files

                    Swift files: 31 of 31 examined.
                    The rules hold.
                    exit 0

                    """
            )
        }

        @Test("does not pass when a group of the rules has lost its targets")
        func emptyGroup() throws {
            let house = try House()
            try house.remove("Tests/Package.swift")
            try house.remove("Tests/Tests")
            let answer = house.examine()
            #expect(
                answer.transcript(root: house.root) == """
                    archlint: .archlint.json5:50:5: no module belongs to the group 'tests'
                    exit 65

                    """
            )
        }

        @Test("does not pass when a manifest cannot be run, and says what SwiftPM says")
        func brokenManifest() throws {
            let house = try House()
            try house.write(
                "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = nothing",
                to: "Tests/Package.swift"
            )
            let answer = house.examine()
            #expect(answer.status == .badData)
            #expect(
                answer.errors.contains(
                    "archlint: Tests/Package.swift:3: SwiftPM rejects the manifest:"
                )
            )
            #expect(answer.errors.contains("cannot find 'nothing' in scope"))
            #expect(answer.output == "")
        }

        @Test("passes before the eyes of the compiler, unless a source is no Swift")
        func crossCheck() throws {
            let house = try House()
            #expect(house.examine("--cross-check").status == .success)
            try house.write("import\n)(\n", to: "Packages/Card/Sources/Card/Broken.swift")
            #expect(house.examine().status == .success)
            let answer = house.examine("--cross-check")
            #expect(answer.status == .badData)
            #expect(
                answer.errors.hasPrefix(
                    "archlint: Packages/Card: Card: the compiler rejects it:\n\(house.root)/"
                        + "Packages/Card/Sources/Card/Broken.swift:2:1: error: expected"
                )
            )
        }

        @Test("does not pass without rules, and says how to begin")
        func noRules() throws {
            let house = try House()
            try house.remove(RuleFile.usualName)
            let answer = house.examine()
            #expect(
                answer.transcript(root: house.root) == """
                    archlint: .archlint.json5: there are no rules in '<root>'; 'archlint init' writes \
                    a first rules file
                    exit 66

                    """
            )
        }

        @Test("skips broken fixtures and build folders")
        func skipped() throws {
            let house = try House()
            for folder in ["Packages/Card/Tests/Fixtures", "App/.build-release/checkouts"] {
                try house.write("import Nothing", to: "\(folder)/Package.swift")
                try house.write("import Nothing", to: "\(folder)/Broken.swift")
            }
            let answer = house.examine()
            #expect(answer.status == .success)
        }
    }
}
