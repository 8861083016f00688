/// What the command line of `archlint imports` asks for.
struct ImportsOptions: Equatable {
    /// The files and folders to read; the current folder when none is named.
    var paths: [String] = []
    /// Whether the answer is for programs.
    var json = false

    private static let names = ["--json", "--help", "-h"]

    /// Reads a command line.
    ///
    /// - Parameter arguments: what follows the command's name.
    /// - Throws: `Options.UsageError` when it cannot be understood.
    init(_ arguments: [String]) throws(Options.UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json":
                json = true
            case "--":
                paths += rest
                rest = []
            case "":
                throw Options.UsageError(message: "a path is empty")
            default:
                if argument.hasPrefix("-") {
                    throw Options.UsageError.unknown(argument, among: Self.names)
                }
                paths.append(argument)
            }
        }
        if paths.isEmpty { paths = ["."] }
    }
}
