/// What the command line of `archlint imports` asks for.
struct ImportsOptions: Equatable {
    /// The files and folders to read; the current folder when none is named.
    let paths: [String]
    /// Whether the answer is for programs.
    let json: Bool

    /// Reads a command line.
    ///
    /// - Parameter arguments: what follows the command's name.
    /// - Throws: `UsageError` when it cannot be understood.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(arguments, flags: ["--json"], values: [:])
        guard !arguments.words.contains("") else { throw UsageError(message: "a path is empty") }
        paths = arguments.words.isEmpty ? ["."] : arguments.words
        json = arguments.has("--json")
    }
}
