/// The commands that every program has.
enum BuiltInCommand: String, Sendable, CaseIterable {
    case help
    case completions

    /// - Parameter program: The name of the program, for the examples.
    func command(of program: String) -> Command {
        switch self {
        case .help:
            Command(
                builtIn: self,
                abstract: "Show help for a command.",
                argument: Argument(
                    "subcommand",
                    help: "The command.",
                    isOptional: true,
                    values: [],
                    isRepeating: true
                ),
                examples: [
                    Example("\(program) help completions", "Explain how to set up completions.")
                ]
            )
        case .completions:
            Command(
                builtIn: self,
                abstract: "Print the completion script for a shell.",
                argument: Argument(
                    "shell",
                    help: "The shell.",
                    values: Shell.allCases.map(\.rawValue)
                ),
                // The raw value, because printing an enumeration by reflection takes a tenth of the
                // start of a program.
                examples: Shell.allCases.map { shell in
                    Example(
                        "\(program) completions \(shell.rawValue) "
                            + "> \(shell.scriptPath(of: program))",
                        "Set up completions for \(shell.rawValue), from its next start on."
                    )
                }
            )
        }
    }
}
