import Foundation

/// A program of one step of the page.
struct MigrationProgram: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("migration-\(UUID().uuidString)")

    /// Builds the program.
    /// - Parameters:
    ///   - files: The files by name.
    ///   - main: The body of the program.
    init(_ files: [String: String], main: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = files
        files["Main.swift"] = """
            import Testing
            @main struct Main { static func main() async throws { \(main) } }
            """
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
        let output = try Compiler.run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
                + ["-module-name", "Shop", "-whole-module-optimization", "-o", "Shop"]
                + files.keys.sorted() + Compiler.modulePath + (Compiler.objects ?? []),
            in: folder
        )
        if output.contains("error:") { throw Compiler.Unusable(description: output) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program, and returns what it prints.
    func output() throws -> String {
        try Compiler.run(["./Shop", "--testing-library", "swift-testing"], in: folder)
    }
}
