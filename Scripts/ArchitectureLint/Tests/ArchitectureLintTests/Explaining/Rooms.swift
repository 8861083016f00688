import Foundation

@testable import ArchitectureLint

/// Packages in a temporary folder.
struct Rooms {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A package whose library and tests use others, each with a source that imports them.
    func add(_ name: String, uses: [String] = [], tests: [String] = []) throws {
        let all = Set(uses + tests).sorted()
        func products(_ names: [String]) -> String {
            names.map { ".product(name: \($0.jsonQuoted), package: \($0.jsonQuoted)), " }.joined()
        }
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \(name.jsonQuoted),
                products: [.library(name: \(name.jsonQuoted), targets: [\(name.jsonQuoted)])],
                dependencies: [\(all.map { ".package(path: \"../\($0)\"), " }.joined())],
                targets: [
                    .target(name: \(name.jsonQuoted), dependencies: [\(products(uses))]),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [\(name.jsonQuoted), \(products(tests))]
                    ),
                ]
            )
            """,
            to: "Packages/\(name)/Package.swift"
        )
        try folder.write(
            uses.map { "import \($0)\n" }.joined() + "let end = 1\n",
            to: "Packages/\(name)/Sources/\(name)/\(name).swift"
        )
        try folder.write(
            (tests + [name]).map { "import \($0)\n" }.joined(),
            to: "Packages/\(name)/Tests/\(name)Tests/\(name)Tests.swift"
        )
    }

    /// Makes a commit of everything, the first time with a checkout around it.
    func commit() throws {
        let name = [
            "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        ]
        for words in [["init", "-q"], ["add", "-A"], name + ["commit", "-q", "-m", "All"]] {
            let answer = try Subprocess.run("git", ["-C", folder.path] + words)
            guard answer.status == 0 else { throw Problem(.internalError, answer.errors) }
        }
    }

    /// Runs the program on the packages.
    func run(_ arguments: String...) -> CommandLineTool.Answer {
        CommandLineTool().run(arguments + [folder.path, "--no-cache"])
    }
}
