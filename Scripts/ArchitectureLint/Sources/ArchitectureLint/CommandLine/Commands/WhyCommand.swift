enum WhyCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint why",
        overview: [
            "Show the shortest chains from one module to another.",
            "Shows a chain of declared dependencies and a chain of imports, each step with its "
                + "file and line. If neither exists, shows a chain that mixes both, and modules "
                + "that build a source of another module through a symbolic link.",
        ],
        arguments: [
            .required(
                "<from>",
                "A module, a product (all its modules) or a package (all its modules), looked "
                    + "up in this order. A package can also be named by its path, such as "
                    + "'Packages/Card'. Targets that share a name are called 'UnitTests (Card)'."
            ),
            .required("<to>", "The same, or a module of the toolchain, such as Foundation."),
            .folder,
        ],
        options: [.complete, .json, .rules, .cache, .noCache],
        exitCodes: [
            0: "There is a chain.",
            1: "There is no chain.",
            64: "The command line has a mistake, or a name is unknown or ambiguous.",
        ],
        examples: [
            "archlint why Card DemandDeposit",
            "archlint why Packages/Card Foundation ~/code/bank",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        guard arguments.words.count >= 2 else {
            throw UsageError(
                message: "two names are needed; give both modules, as in 'archlint why Card Ledger'"
            )
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
