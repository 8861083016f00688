/// The commands that every program has.
enum BuiltInCommand: String, Sendable, CaseIterable {
    case help
    case schema
    case manual
    case completions
    case candidates = "__candidates"

    /// Returns the declaration of the built-in command.
    ///
    /// - Parameters:
    ///   - program: The name of the program, for the examples.
    ///   - example: The name of a command to use in the examples; nil if the program has no
    ///     command.
    func command(of program: String, example: String?) -> Command {
        switch self {
        case .help: Self.helpCommand(of: program)
        case .schema: Self.schemaCommand(of: program, example: example ?? Self.help.rawValue)
        case .manual: Self.manualCommand(of: program, example: example ?? Self.help.rawValue)
        case .completions: Self.completionsCommand(of: program)
        case .candidates: Self.candidatesCommand(of: program)
        }
    }

    /// Indicates whether the words after this built-in command name another command, as in
    /// `help day`.
    var takesCommand: Bool {
        switch self {
        case .help, .schema, .manual: true
        case .completions, .candidates: false
        }
    }

    private static func helpCommand(of program: String) -> Command {
        Command(
            builtIn: .help,
            abstract: "Show help for a command or a topic.",
            discussion: "The topics are 'environment' and 'exit-codes'.",
            arguments: [.subcommand],
            examples: [
                Example("\(program) help completions", "Explain how to set up completions."),
                Example("\(program) help exit-codes", "Explain the exit codes."),
            ],
            answer: .anyOf([HelpDocument.schema, HelpTopic.schema])
        )
    }

    private static func schemaCommand(of program: String, example: String) -> Command {
        Command(
            builtIn: .schema,
            abstract: "Print the JSON Schema of a command's answer.",
            discussion: """
                The schema describes all documents that the command prints with --json, including \
                errors, in JSON Schema 2020-12. Each document has the member schemaVersion, \
                which changes when the name or the meaning of a member changes.
                """,
            arguments: [.subcommand],
            examples: [
                Example(
                    "\(program) schema \(example)",
                    "Print the schema of '\(program) \(example) --json'."
                )
            ],
            answer: .any
        )
    }

    private static func manualCommand(of program: String, example: String) -> Command {
        Command(
            builtIn: .manual,
            abstract: "Print the manual page of a command.",
            arguments: [.subcommand],
            options: [
                .file("into", placeholder: "FOLDER", help: "Write all pages to this folder.")
            ],
            examples: [
                Example(
                    "\(program) manual \(example) | man -l -",
                    "Read the page of '\(example)'."
                ),
                Example(
                    "\(program) manual --into ~/.local/share/man/man1",
                    "Install the pages of all commands."
                ),
            ],
            answer: .anyOf([["page": .string], ["files": [.string]]])
        )
    }

    private static func completionsCommand(of program: String) -> Command {
        Command(
            builtIn: .completions,
            abstract: "Print the completion script for a shell.",
            arguments: [
                Argument("shell", help: "The shell.", values: Shell.allCases.map(\.rawValue))
            ],
            // The raw value, because printing an enumeration by reflection takes a tenth of the
            // start of a program.
            examples: Shell.allCases.map { shell in
                Example(
                    "\(program) completions \(shell.rawValue) "
                        + "> \(shell.scriptPath(of: program))",
                    "Set up completions for \(shell.rawValue); restart it to use them."
                )
            },
            answer: ["shell": .oneOf(Shell.allCases.map(\.rawValue)), "script": .string]
        )
    }

    private static func candidatesCommand(of program: String) -> Command {
        Command(
            builtIn: .candidates,
            abstract: "Print the words that complete a value, for a completion script.",
            arguments: [
                Argument("list", help: "The name of the completion."),
                Argument("prefix", help: "The beginning of the word, as typed.", isOptional: true),
            ],
            examples: [],
            answer: nil
        )
    }
}

extension Argument {
    fileprivate static let subcommand = Argument.repeating("subcommand", help: "The command.")
}
