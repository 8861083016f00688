enum WhyCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint why",
        overview: [
            "Show the shortest chains from one module to another.",
            "Shows the chains that manifests declare and those that sources import, each step "
                + "with its file and line. Where neither leads there alone, it shows chains of "
                + "both, and modules that build a source of the other through a link.",
        ],
        arguments: [
            .required(
                "<from>",
                "A module, a product for its modules, or a package for all its modules, in "
                    + "this order. A package is also 'Packages/Card'. Targets that share a name "
                    + "are called 'UnitTests (Card)'."
            ),
            .required("<to>", "The same, or a module of the toolchain, such as Foundation."),
            .folder,
        ],
        options: [.complete, .json, .rules, .cache, .noCache],
        exitCodes: [
            0: "There is a chain.",
            1: "There is no chain.",
            64: "The command line has a mistake, or a name is unknown or shared.",
        ],
        examples: [
            "archlint why Card DemandDeposit",
            "archlint why Packages/Card Foundation ~/code/bank",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        guard arguments.words.count >= 2 else {
            throw UsageError(message: "two names are needed: from which module to which")
        }
        let tree = try FileTree(root: arguments.folder(after: 2))
        let scope = try RuleFile.valid(arguments.rulesFile, in: tree)
        let workspace = try arguments.workspace(of: tree, scope: scope)
        let coverage = workspace.coverage(for: arguments)
        let report = try coverage.explaining { () throws(UsageError) in
            WhyReport(
                from: try NamedModules(arguments.words[0], in: workspace),
                to: try NamedModules(arguments.words[1], in: workspace),
                in: workspace
            )
        }
        return try CommandLineTool.Answer(
            to: arguments,
            status: report.status,
            text: report.text,
            json: report.json,
            coverage
        )
    }
}
