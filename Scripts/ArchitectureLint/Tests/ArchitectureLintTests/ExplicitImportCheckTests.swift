import Foundation
import Testing

@testable import ArchitectureLint

@Suite("SwiftPM's check of imports")
struct ExplicitImportCheckTests {
    /// The example of the README: Card declares Ledger, which declares Money, and imports Money.
    @Test("accepts an import through another dependency, which archlint reports")
    func transitive() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bank", targets: [
                .target(name: "Card", dependencies: ["Ledger"]),
                .target(name: "Ledger", dependencies: ["Money"]),
                .target(name: "Money"),
            ])
            """,
            to: "Package.swift"
        )
        try folder.write("import Money\nlet limit = won\n", to: "Sources/Card/Card.swift")
        try folder.write("import Money\nlet total = won\n", to: "Sources/Ledger/Ledger.swift")
        try folder.write("public let won = 1\n", to: "Sources/Money/Money.swift")
        let build = try Subprocess.run(
            "swift",
            [
                "build", "--package-path", folder.path,
                "--explicit-target-dependency-import-check", "error",
            ]
        )
        #expect(build.status == 0, "\(build.errors)")
        try folder.write(
            "{ version: 2, rules: [{ name: \"undeclared\", kind: \"declared\", reason: \"r\" }] }",
            to: RuleFile.usualName
        )
        let answer = CommandLineTool().run([folder.path, "--no-cache"])
        #expect(
            answer.output.contains(
                """
                Sources/Card/Card.swift:1: error: Card imports Money without declaring it; the import works only through other dependencies
                    Card → Ledger  Package.swift:4
                    Ledger → Money  Package.swift:5
                """
            )
        )
    }
}
