import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint manifests")
struct ManifestsReportTests {
    private static let head = "// swift-tools-version: 6.2\nimport PackageDescription\n"
    private let folder: TemporaryFolder
    private let tool = CommandLineTool()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            Self.head + """
                let package = Package(
                    name: "Card",
                    products: [.library(name: "Card", targets: ["Card"])],
                    dependencies: [.package(path: "../Gone")],
                    targets: [
                        .target(name: "Card", dependencies: [
                            .product(name: "G", package: "Gone", condition: .when(platforms: [.linux]))
                        ]),
                        .testTarget(name: "CardTests"),
                    ]
                )

                """,
            to: "Card/Package.swift"
        )
        try folder.write("", to: "Card/Sources/Card/Card.swift")
        try folder.write(
            Self.head + "let package = Package(name: true ? \"Ledger\" : \"\")\n",
            to: "Ledger/Package.swift"
        )
        try folder.write(Self.head + "let x = 1 +", to: "Tests/Fixtures/Broken/Package.swift")
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run(["manifests", folder.path, "--no-cache"] + arguments)
    }

    @Test("prints how each manifest was read, and why it was evaluated")
    func text() {
        let answer = run()
        #expect(answer.status == .success)
        #expect(answer.errors == "")
        #expect(
            answer.output == """
                Card    literal
                Ledger  evaluated: line 3, the operator ?

                2 manifests: 1 literal, 1 evaluated

                """
        )
    }

    @Test("names the manifest of a package with several")
    func several() throws {
        try folder.write(
            Self.head + "let package = Package(name: \"Card\")\n",
            to: "Card/Package@swift-6.swift"
        )
        #expect(run().output.hasPrefix("Card    literal (Package@swift-6.swift)\n"))
    }

    @Test("prints each manifest as JSON")
    func json() throws {
        let answer = run("--json")
        #expect(answer.status == .success)
        let expected = try String(
            contentsOfFile: "\(Fixture.folder)/manifests.json",
            encoding: .utf8
        )
        #expect(answer.output.replacingOccurrences(of: folder.path, with: "<root>") == expected)
    }

    @Test("reports the line of a manifest that SwiftPM rejects, and reads the others")
    func broken() throws {
        try folder.write(Self.head + "let package = nothing\n", to: "Ledger/Package.swift")
        let answer = run()
        #expect(answer.status == .badData)
        #expect(answer.output.hasSuffix("Card  literal\n\n1 manifest: 1 literal, 1 not read\n"))
        #expect(
            answer.errors.hasPrefix(
                "archlint: Ledger/Package.swift:3: SwiftPM rejects the manifest:\n"
            )
        )
        #expect(run("--json").output.contains("\"place\" : \"Ledger/Package.swift:3\""))
    }

    @Test("reports a folder without packages")
    func nothing() throws {
        let empty = try TemporaryFolder()
        let answer = tool.run(["manifests", empty.path])
        #expect(answer.status == .badData)
        #expect(answer.errors == "archlint: \(empty.path): there is no package below this folder\n")
        #expect(tool.run(["manifests", "/nowhere"]).status == .unreadable)
    }
}
