import Foundation

/// A temporary folder of sources that are compiled as clients of the tested library.
struct SourceFolder: ~Copyable {
    let path: String

    private let folder: URL

    /// Creates the folder.
    /// - Parameter sources: The sources by file name.
    init(_ sources: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("clients-\(UUID().uuidString)")
        path = folder.path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in sources {
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a program in the folder, and returns what it prints.
    func run(_ arguments: [String]) throws -> String {
        try Compiler.run(arguments, in: folder)
    }

    /// Compiles sources of the folder.
    /// - Parameter library: The options that link the tested library.
    func compile(
        _ arguments: [String],
        linking library: [String] = Compiler.objects ?? []
    ) throws {
        let output = try run(
            ["swiftc", "-swift-version", "6"] + arguments + Compiler.modulePath + library
        )
        if output.contains("error:") { throw Compiler.Unusable(description: output) }
    }
}
