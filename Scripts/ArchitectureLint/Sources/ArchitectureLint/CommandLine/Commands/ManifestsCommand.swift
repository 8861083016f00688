enum ManifestsCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint manifests",
        overview: [
            "Report how each Package.swift below a folder was read.",
            "A manifest is a program. A literal manifest is simple enough to be read without "
                + "running it. Any other manifest is evaluated: SwiftPM runs it, and the report "
                + "names the line that requires this. The content of an evaluated manifest may "
                + "depend on this machine and its environment.",
        ],
        arguments: [.folder],
        options: [.json, .rules, .cache, .noCache],
        exitCodes: [
            0: "Every manifest was read.",
            65: "A manifest or the rules file has a mistake, or there is no manifest.",
        ],
        examples: ["archlint manifests", "archlint manifests ~/code/bank --json"]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        let report = try ManifestsReport(
            root: arguments.folder(),
            cacheFolder: arguments.cacheFolder,
            rulesFile: arguments.rulesFile
        )
        guard !report.manifests.isEmpty || !report.problems.isEmpty else {
            throw Problem(.badData, at: report.root, "there is no package below this folder")
        }
        return try CommandLineTool.Answer(
            to: arguments,
            text: report.text,
            json: report.json(),
            Coverage(mistakes: report.problems, unseen: [], mayBePartial: false)
        )
    }
}
