/// `archlint manifests`: says of every manifest how it was read, and what it states.
enum ManifestsCommand: Subcommand {
    static let name = "manifests"
    static let summary = "Say of every manifest how it was read, and what it states."
    static let usage = ManifestsHelp.usage
    static let help = ManifestsHelp.help

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Options.examinationValues
        )
        let report = try ManifestsReport(
            root: arguments.folder(after: 0),
            cacheFolder: arguments.cacheFolder,
            rulesFile: arguments.rulesFile
        )
        guard !report.manifests.isEmpty || !report.problems.isEmpty else {
            throw Problem(.badData, at: report.root, "there is no package below it")
        }
        return CommandLineTool.Answer(
            status: report.status,
            output: arguments.has("--json") ? try report.json() : report.text,
            errors: arguments.has("--json") ? "" : report.errors
        )
    }
}
