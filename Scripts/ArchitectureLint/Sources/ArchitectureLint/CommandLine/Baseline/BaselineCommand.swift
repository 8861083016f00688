/// `archlint baseline`: writes down the violations that there are.
enum BaselineCommand: Subcommand {
    static let name = "baseline"
    static let summary = "Write down the violations that there are, so that only new ones fail."
    static let usage = BaselineHelp.usage
    static let help = BaselineHelp.help

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        try run(arguments, in: Surroundings())
    }

    static func run(
        _ arguments: [String],
        in surroundings: Surroundings
    ) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: Options.examinationFlags + ["--json"],
            values: Options.examinationValues.merging(["--output": "a file"]) { $1 }
        )
        let root = try arguments.folder(after: 0)
        if let machine = surroundings.machine {
            throw Problem(
                .usage,
                "no baseline is written where a machine builds (\(machine) is set). Run "
                    + "'archlint baseline' by hand, look at the change, and commit it"
            )
        }
        let tree = try FileTree(root: root)
        let file = arguments.value(of: "--output") ?? Baseline.usualName
        let path = arguments.value(of: "--output") ?? tree.absolute(Baseline.usualName)
        let earlier = try Baseline.earlier(at: path, file: file)
        let proof = try Linter(
            rulesFile: arguments.value(of: "--rules"),
            cacheFolder: arguments.cacheFolder,
            isCrossChecked: arguments.has("--cross-check")
        ).prove(root: root)
        let isJSON = arguments.has("--json")
        guard proof.problems.isEmpty else { return try refusal(proof.problems, file, isJSON) }
        let baseline = Baseline(proof.violations, file: file, keepingReasonsOf: earlier)
        try OutputFile.write(try baseline.text(), to: path)
        let change = BaselineChange(from: earlier, to: baseline)
        return CommandLineTool.Answer(
            status: .success,
            output: isJSON ? try change.jsonText() : "\(change.line)\n",
            errors: ""
        )
    }

    /// The answer when something could not be examined: what is there may break rules too.
    private static func refusal(
        _ problems: [Problem],
        _ file: String,
        _ isJSON: Bool
    ) throws -> CommandLineTool.Answer {
        let why = "\(file.onOneLine) is not written, since not all could be examined"
        return CommandLineTool.Answer(
            status: ExitStatus(problems),
            output: isJSON ? try JSONReport(Report(problems)).text() : "",
            errors: isJSON ? "" : problems.map(\.line).joined() + "archlint: \(why)\n"
        )
    }
}
