enum HelpText {
    static let version = "1.0.0"

    static let check = CommandHelp(
        command: "archlint",
        overview: [
            "Check that Swift packages keep to the rules about their dependencies.",
            "Reads every Package.swift below a folder and the imports of every source, in active "
                + "and inactive #if branches, and names each place that breaks a rule, with a fix.",
        ],
        arguments: [.folder],
        options: [
            .rules, .exclude, .complete,
            .init(
                "--baseline <file>",
                "The file that lists known violations, so that only new violations and stale "
                    + "entries fail the check. 'archlint baseline' writes it. (default: "
                    + "\(Baseline.usualName) in the folder, if there is one)"
            ),
            .init(
                "--update-baseline",
                "Write the present violations to the baseline instead, as 'archlint baseline' does."
            ),
            .init("--no-baseline", "Ignore the baseline and report all violations."),
            .crossCheck, .cache, .noCache,
            .init(
                "--format <format>",
                "text, json, sarif (2.1.0), junit, or github: annotations of lines in a "
                    + "workflow. (default: text)"
            ),
            .formatJSON,
            .init("--output <file>", "Write the answer to a file, and print its summary."),
            .init("--quiet", "Print only violations in the formats text and github."),
            .init(
                "--color <mode>",
                "auto, always or never; auto uses color on a terminal, unless NO_COLOR is set or "
                    + "TERM is dumb. (default: auto)"
            ),
            .init("--version", "Show the version."),
        ],
        sections: CommandHelp.section(
            "SUBCOMMANDS",
            CommandLineTool.subcommands.map { ($0.name, $0.help.overview[0]) }
        ) + "  See 'archlint help <subcommand>'. Write './imports' for a folder 'imports'.\n",
        exitCodes: [
            0: "The rules hold.",
            1: "Rules are broken.",
            65:
                "The rules file or the baseline has a mistake, or there is nothing to examine. With "
                + "--complete, also: a manifest or a source has a mistake.",
            70:
                "A program that archlint runs has failed. With --cross-check, also: archlint and the "
                + "compiler have found different imports. Please report both.",
        ],
        examples: [
            "archlint",
            "archlint ~/code/bank --json",
            "archlint --format sarif --output archlint.sarif",
            "archlint imports Sources",
        ]
    )
}
