/// A program of one step of the page.
struct MigrationProgram: ~Copyable {
    private let folder: SourceFolder

    /// Builds the program.
    /// - Parameters:
    ///   - files: The files by name.
    ///   - main: The body of the program.
    init(_ files: [String: String], main: String) throws {
        var files = files
        files["Main.swift"] = """
            import Testing
            @main struct Main { static func main() async throws { \(main) } }
            """
        let folder = try SourceFolder(files)
        try folder.compile(
            ["-warnings-as-errors", "-parse-as-library", "-module-name", "Shop"]
                + ["-whole-module-optimization", "-o", "Shop"] + files.keys.sorted()
        )
        self.folder = folder
    }

    /// Runs the program, and returns what it prints.
    func output() throws -> String {
        try folder.run(["./Shop", "--testing-library", "swift-testing"])
    }
}
