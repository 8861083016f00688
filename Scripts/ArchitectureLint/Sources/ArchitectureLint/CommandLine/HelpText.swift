/// The version and the help of the program.
enum HelpText {
    static let version = "0.1.0"

    static let check = CommandHelp(
        command: "archlint",
        overview: [
            "Check that Swift packages keep to the rules about their dependencies.",
            "Reads every Package.swift below a folder and the imports of every source, in active "
                + "and inactive #if branches, and names each place that breaks a rule, with a fix.",
        ],
        arguments: [CommandHelp.folderArgument],
        options: [
            .rules,
            CommandOption(
                name: "--baseline",
                value: "file",
                text: "The known violations: only new ones fail, and stale entries. 'archlint "
                    + "baseline' writes it. (default: \(Baseline.usualName) in the folder, if "
                    + "there is one)"
            ),
            CommandOption(name: "--no-baseline", text: "Report all violations."),
            .objects,
            .crossCheck,
            .cache,
            .noCache,
            CommandOption(
                name: "--format",
                value: "format",
                text: "text, json, sarif (2.1.0), junit, or github: annotations of lines in a "
                    + "workflow. (default: text)"
            ),
            CommandOption(name: "--json", text: "The same as --format json."),
            CommandOption(
                name: "--output",
                value: "file",
                text: "Write the answer to a file, and its summary to standard output."
            ),
            CommandOption(
                name: "--quiet",
                text: "Report only violations. A document (json, sarif, junit) is always complete."
            ),
            CommandOption(
                name: "--color",
                value: "mode",
                text: "auto, always or never. (default: auto: on a terminal, unless NO_COLOR is "
                    + "set or TERM is dumb)"
            ),
            CommandOption(
                name: "--proof",
                value: "file",
                text: "Write the proof and all that it rests on to a file."
            ),
            CommandOption(name: "--version", text: "Show the version."),
        ],
        sections: "SUBCOMMANDS:\n"
            + CommandLineTool.subcommands.map { CommandHelp.row($0.name, $0.summary) }.joined()
            + "  See 'archlint help <subcommand>'. A folder of such a name is './imports'.\n",
        exitCodes: [
            0: "The rules hold.",
            1: "Rules are broken.",
            65: "A manifest, a source, the rules file or the baseline has a mistake, or there is "
                + "nothing to examine.",
            70: "The proof contradicts itself, or a tool failed; please report it.",
        ],
        examples: [
            "archlint",
            "archlint ~/code/bank --json",
            "archlint --format sarif --output archlint.sarif",
            "archlint imports Sources",
        ]
    )
}
