import Foundation

/// Reads the files of this package.
enum PackageFiles {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Returns the paths of the Swift files in a folder and its subfolders.
    static func swiftFiles(in path: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: folder.appending(path: path).path
        )
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// Returns the paths of the files of the library, its graph and the testing library.
    static func sources() throws -> [String] {
        try ["DependencyContainer", "DependencyContainerGraph", "DependencyContainerTesting"]
            .flatMap { try swiftFiles(in: "Sources/\($0)") }
    }

    /// Returns the compiled examples, normalized by `bare`.
    static func examples() throws -> [String] {
        let tests = "Tests/DependencyContainerDocumentationTests"
        return try (swiftFiles(in: "\(tests)/Examples") + swiftFiles(in: "\(tests)/Articles"))
            .map { bare(try text($0)) }
    }
}
