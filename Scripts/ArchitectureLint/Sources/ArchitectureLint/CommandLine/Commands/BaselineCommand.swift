enum BaselineCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint baseline",
        overview: [
            "Write the present violations to a file, so that only new ones fail.",
            "An entry is a rule and two modules, so it stays when lines move and files are "
                + "renamed, and a further import between the same modules is not new. "
                + "An entry without a violation fails the check until this command "
                + "is run again. The \"reason\" that you write into an entry is kept.",
            "The entries of a module that cannot be read stay in the baseline. The baseline is not "
                + "written when the rules have a mistake, or on a build server (CI is set): a "
                + "person has to accept new violations.",
        ],
        arguments: [.folder],
        options: [
            .init("--output <file>", "The file. (default: \(Baseline.usualName) in the folder)"),
            .rules, .exclude, .crossCheck, .json, .cache, .noCache,
        ],
        exitCodes: [
            0: "The file is written.",
            64: "The command line has a mistake, or CI is set.",
            65: "The rules file or the earlier baseline has a mistake.",
        ],
        examples: ["archlint baseline", "archlint baseline ~/code/bank --output known.json"]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        let root = try arguments.folder()
        try arguments.requirePerson("no baseline is written", command: "archlint baseline")
        let tree = try FileTree(root: root)
        let file = arguments.value(of: "--output") ?? Baseline.usualName
        let path = arguments.value(of: "--output") ?? tree.absolute(Baseline.usualName)
        let earlier = try Baseline.present(at: path, file: file)
        let result = try Linter(
            rulesFile: arguments.rulesFile,
            cacheFolder: arguments.cacheFolder,
            isCrossChecked: arguments.has("--cross-check"),
            excluded: arguments.values(of: "--exclude")
        ).lint(root: root)
        // Whatever was not examined may break rules, too.
        guard result.problems.isEmpty else {
            var answer = try CommandLineTool.Answer(
                to: arguments,
                text: "",
                json: JSONReport(report: Report(result.problems)).document,
                Coverage(mistakes: result.problems, unseen: [])
            )
            if answer.output.isEmpty {
                answer.errors +=
                    "archlint: \(file.onOneLine) is not written, because not "
                    + "everything could be examined\n"
            }
            return answer
        }
        var baseline = Baseline(result.violations, file: file, keepingReasonsOf: earlier)
        if !result.unseen.isEmpty, let earlier { baseline = baseline.including(earlier) }
        try OutputFile.write(try baseline.text(), to: path)
        let change = BaselineChange(from: earlier, to: baseline)
        return try .init(to: arguments, text: "\(change.line)\n", json: change.json)
    }
}
