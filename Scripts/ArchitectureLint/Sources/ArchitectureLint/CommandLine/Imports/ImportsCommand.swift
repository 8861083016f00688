/// `archlint imports`: lists every import of the sources that it is given.
struct ImportsCommand: Subcommand {
    static let name = "imports"
    static let summary = "List every import of Swift sources."
    static let usage = ImportsHelp.usage
    static let help = ImportsHelp.help

    private let options: ImportsOptions

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
        let isJSON = options.json
        let (listed, unread) = SourceFinder.read(
            options.paths,
            with: { ImportsList.Tools() },
            { ImportsList(of: $0, asJSON: isJSON, with: &$1) }
        )
        let problems = unread + listed.flatMap(\.problems)
        let status = ExitStatus(problems)
        if isJSON {
            return CommandLineTool.Answer(
                status: status,
                output: ImportsDocument.text(of: listed, problems: problems),
                errors: ""
            )
        }
        var output: [UInt8] = []
        output.reserveCapacity(listed.reduce(0) { $0 + $1.text.count })
        for list in listed { output += list.text }
        return CommandLineTool.Answer(
            status: status,
            output: String(decoding: output, as: UTF8.self),
            errors: problems.map(\.line).joined()
        )
    }
}
