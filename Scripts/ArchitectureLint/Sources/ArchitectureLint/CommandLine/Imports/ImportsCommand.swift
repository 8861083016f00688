/// `archlint imports`: lists every import of the sources that it is given.
struct ImportsCommand {
    private let options: ImportsOptions

    /// How many sources a thread takes at a time: enough that taking them costs nothing.
    private static let batchSize = 64

    /// The command.
    init(_ options: ImportsOptions) {
        self.options = options
    }

    /// Carries out the command line of `archlint imports`.
    ///
    /// - Parameter arguments: what follows the command's name.
    static func run(_ arguments: [String]) -> CommandLineTool.Answer {
        do {
            let options = try ImportsOptions(arguments)
            if options.wantsHelp {
                return CommandLineTool.Answer(
                    status: .success,
                    output: ImportsHelp.help,
                    errors: ""
                )
            }
            return ImportsCommand(options).run()
        } catch {
            return CommandLineTool.Answer(
                status: .usage,
                output: "",
                errors: "archlint: \(error.message)\n\(ImportsHelp.usage)\n"
                    + "  See 'archlint imports --help' for more.\n"
            )
        }
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
        return CommandLineTool.Answer(
            status: status,
            output: listed.map(\.text).joined(),
            errors: problems.map { "archlint: \($0.place): \($0.message)\n" }.joined()
        )
    }
}
