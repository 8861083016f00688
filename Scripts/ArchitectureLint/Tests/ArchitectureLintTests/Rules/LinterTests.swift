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
                ? "" : ".product(name: \"\(dependency)\", package: \"\(dependency)\")"
            try folder.write(
                head + """
                    let package = Package(
                        name: "\(name)",
                        products: [.library(name: "\(name)", targets: ["\(name)"])],
                        dependencies: [\(packages)],
                        targets: [.target(name: "\(name)", dependencies: [\(products)])]
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

    @Test("is held against it, on both levels")
    func both() throws {
        try folder.write(rules(apart), to: ".archlint.json5")
        let answer = run()
        #expect(
            answer.transcript(root: folder.path) == """
                apart: because
                Card/Package.swift:7: error: Card (feature) declares Deposit (feature): no feature \
                may know another
                Card/Sources/Card/Card.swift:1: error: Card (feature) imports Deposit (feature): no \
                feature may know another
                    Instead: let one ask for what it needs by a protocol that both may know.

                2 violations
                exit 1

                """
        )
    }

    @Test("passes with warnings, which are told")
    func warnings() throws {
        try folder.write(rules(apart + #", severity: "warning""#), to: ".archlint.json5")
        let answer = run()
        #expect(answer.status == .success)
        #expect(answer.output.contains("Card.swift:1: warning: Card (feature) imports Deposit"))
        #expect(answer.output.hasSuffix("\n\nThe rules hold, with 2 warnings.\n"))
    }

    @Test("may be held against another one")
    func other() throws {
        try folder.write(rules(apart), to: ".archlint.json5")
        try folder.write(rules(#"kind: "acyclic""#), to: "other.json5")
        #expect(run("--rules", "\(folder.path)/other.json5").status == .success)
        let missing = run("--rules", "\(folder.path)/none.json5")
        #expect(missing.status == .unreadable)
        #expect(missing.errors.contains("none.json5: cannot be read"))
        #expect(run("--rules").status == .usage)
    }

    @Test("proves nothing when the file has a mistake, which is told with its place")
    func mistake() throws {
        try folder.write(rules(#"kind: "independance", of: "feature""#), to: ".archlint.json5")
        let answer = run()
        #expect(
            answer.transcript(root: folder.path) == """
                archlint: .archlint.json5:2:43: there is no kind of rule "independance"; did you \
                mean "independence"?
                exit 65

                """
        )
    }

    @Test("counts the lines of its files")
    func size() throws {
        let size = #"kind: "size-limit", of: "feature", lines: "#
        try folder.write(rules(size + "3"), to: ".archlint.json5")
        #expect(run().status == .success)
        try folder.write(rules(size + "2"), to: ".archlint.json5")
        #expect(run().output.contains("feature has 3 lines, and 2 are the limit\n"))
    }
}
