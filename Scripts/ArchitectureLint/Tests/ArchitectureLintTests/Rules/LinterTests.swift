import Testing

@testable import ArchitectureLint

@Suite("A folder with a rules file")
struct LinterTests {
    private let tool = CommandLineTool()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let head = "// swift-tools-version: 6.2\nimport PackageDescription\n"
        for (name, dependency) in [("Card", "Deposit"), ("Deposit", "")] {
            let packages = dependency.isEmpty ? "" : ".package(path: \"../\(dependency)\")"
            let products =
                dependency.isEmpty
                ? "" : ".product(name: \(dependency.jsonQuoted), package: \(dependency.jsonQuoted))"
            let quoted = name.jsonQuoted
            try folder.write(
                head + """
                    let package = Package(
                        name: \(name.jsonQuoted),
                        products: [.library(name: \(quoted), targets: [\(quoted)])],
                        dependencies: [\(packages)],
                        targets: [.target(name: \(name.jsonQuoted), dependencies: [\(products)])]
                    )
                    """,
                to: "\(name)/Package.swift"
            )
        }
        try folder.write("import Deposit\n", to: "Card/Sources/Card/Card.swift")
        try folder.write("let a = 1\nlet b = 2\n", to: "Deposit/Sources/Deposit/Deposit.swift")
    }

    private func rules(_ rule: String) -> String {
        """
        { version: 1, groups: [{ name: "feature", modules: { kinds: "library" } }], rules: [
        { name: "apart", reason: "because", \(rule) },
        ] }
        """
    }

    private let apart = #"kind: "independence", of: "feature""#

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run([folder.path, "--no-cache"] + arguments)
    }

    @Test("is checked for declarations and imports")
    func both() throws {
        try folder.write(rules(apart), to: ".archlint.json5")
        let answer = run()
        #expect(
            answer.transcript(root: folder.path) == """
                apart: because
                Card/Package.swift:7: error: Card (feature) declares Deposit (feature): modules \
                of feature may not depend on each other
                    also Card/Sources/Card/Card.swift:1
                    fix: replace the dependency by a protocol that both modules may import.

                Swift files: 2 of 2 examined.
                1 violation
                exit 1

                """
        )
    }

    @Test("passes with reported warnings")
    func warnings() throws {
        try folder.write(rules(apart + #", severity: "warning""#), to: ".archlint.json5")
        let answer = run()
        #expect(answer.status == .success)
        #expect(answer.output.contains("Package.swift:7: warning: Card (feature) declares Deposit"))
        #expect(answer.output.hasSuffix("examined.\nThe rules hold, with 1 warning.\n"))
    }

    @Test("is checked with another rules file")
    func other() throws {
        try folder.write(rules(apart), to: ".archlint.json5")
        try folder.write(rules(#"kind: "acyclic""#), to: "other.json5")
        #expect(run("--rules", "\(folder.path)/other.json5").status == .success)
        let missing = run("--rules", "\(folder.path)/none.json5")
        #expect(missing.status == .unreadable)
        #expect(missing.errors.contains("none.json5: cannot be read"))
        #expect(run("--rules").status == .usage)
    }

    @Test("fails with the place of a mistake in the rules")
    func mistake() throws {
        try folder.write(rules(#"kind: "independance", of: "feature""#), to: ".archlint.json5")
        let answer = run()
        #expect(
            answer.transcript(root: folder.path) == """
                archlint: .archlint.json5:2:43: there is no kind of rule 'independance'; did you \
                mean 'independence'?
                exit 65

                """
        )
    }
}
