/// `archlint imports`: lists every import of the sources that it is given.
struct ImportsCommand: Subcommand {
    static let name = "imports"
    static let summary = "List every import of Swift sources."
    static let usage = ImportsHelp.usage
    static let help = ImportsHelp.help

    private let options: ImportsOptions

    /// How many sources a thread takes at a time: enough that taking them costs nothing.
    private static let batchSize = 64

    /// The command.
    init(_ options: ImportsOptions) {
        self.options = options
    }

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        ImportsCommand(try ImportsOptions(arguments)).run()
    }

    /// Reads the sources, on all cores, and answers. What cannot be read is said, and the rest is
    /// listed all the same.
    func run() -> CommandLineTool.Answer {
        let sources = SourceFinder(paths: options.paths)
        let isJSON = options.json
        let batches = stride(from: 0, to: sources.files.count, by: Self.batchSize).map {
            sources.files[$0..<min($0 + Self.batchSize, sources.files.count)]
        }
        let listed = batches.mapInParallel { ImportsList(of: $0, asJSON: isJSON) }
        let problems = sources.problems + listed.flatMap(\.problems)
        let status = problems.isEmpty ? ExitStatus.success : .unreadable
        if isJSON {
            return CommandLineTool.Answer(
                status: status,
                output: ImportsDocument.text(of: listed, problems: problems),
                errors: ""
            )
        }
        var output = ""
        output.reserveCapacity(listed.reduce(0) { $0 + $1.text.utf8.count })
        for list in listed { output += list.text }
        return CommandLineTool.Answer(
            status: status,
            output: output,
            errors: problems.map(\.line).joined()
        )
    }
}
