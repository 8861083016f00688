import Foundation

@testable import ArchitectureLint

/// Packages in a temporary folder.
struct Rooms {
    let folder: TemporaryFolder

    /// - Parameter packages: The packages, each with the others that its library uses.
    init(_ packages: KeyValuePairs<String, [String]> = [:]) throws {
        folder = try TemporaryFolder()
        for (name, uses) in packages { try add(name, uses: uses) }
    }

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
        try git("init", "-q", in: folder.path)
        try git("add", "-A", in: folder.path)
        try git("commit", "-q", "-m", "All", in: folder.path)
    }

    /// Makes a link, in place of what is there.
    func link(_ path: String, to target: String) throws {
        let link = "\(folder.path)/\(path)"
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    }

    /// Changes a file by a comment at the end of a manifest, or by other contents.
    func change(_ file: String) throws {
        let old = file.hasSuffix("Package.swift") ? try text(of: file) : ""
        try folder.write("\(old)// Changed\n", to: file)
    }

    /// The packages that are affected since a revision, a line each.
    func affected(since revision: String = "HEAD") -> String {
        run("affected", "--since", revision).output
    }

    /// Runs the program on the packages.
    func run(_ arguments: String...) -> CommandLineTool.Answer {
        CommandLineTool().run(arguments + [folder.path, "--no-cache"])
    }
}

/// Runs git in a folder, and returns its output.
@discardableResult
func git(_ words: String..., in folder: String) throws -> String { try git(words, in: folder) }

@discardableResult
func git(_ words: [String], in folder: String) throws -> String {
    let settings = [
        "user.name=A", "user.email=a@example.org", "commit.gpgsign=false",
        "protocol.file.allow=always",
    ]
    let answer = try Subprocess.run(
        "git",
        ["-C", folder] + settings.flatMap { ["-c", $0] } + words
    )
    guard answer.status == 0 else { throw Problem(.internalError, answer.errors) }
    return String(decoding: answer.output, as: UTF8.self)
}
