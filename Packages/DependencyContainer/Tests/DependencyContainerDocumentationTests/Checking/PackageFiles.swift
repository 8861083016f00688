import Foundation

/// The files of this package, read where the tests were compiled.
enum PackageFiles {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The paths of the Swift files in a folder, and in those within it.
    static func swiftFiles(in path: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: folder.appending(path: path).path
        )
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// The files of the library and of what tests of its users import.
    static func sources() throws -> [String] {
        try swiftFiles(in: "Sources/DependencyContainer")
            + swiftFiles(in: "Sources/DependencyContainerTesting")
    }

    /// The compiled examples, bare.
    static func examples() throws -> [String] {
        let tests = "Tests/DependencyContainerDocumentationTests"
        return try (swiftFiles(in: "\(tests)/Examples") + swiftFiles(in: "\(tests)/Articles"))
            .map { bare(try text($0)) }
    }
}
