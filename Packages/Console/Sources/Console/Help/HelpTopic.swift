/// A help page about a topic that concerns all commands.
enum HelpTopic: String, CaseIterable, Sendable {
    case environment
    case exitCodes = "exit-codes"

    var abstract: String {
        switch self {
        case .environment: "The environment variables that the program reads."
        case .exitCodes: "The exit codes of all commands."
        }
    }

    /// Returns the entries of the topic's page.
    ///
    /// - Parameter variables: The environment variables that only this program reads.
    func entries(_ variables: [EnvironmentVariable]) -> [HelpEntry] {
        switch self {
        case .environment:
            (variables + EnvironmentVariable.common).map {
                HelpEntry(label: $0.name, text: $0.help)
            }
        case .exitCodes:
            ExitCode.allCases.map { HelpEntry(label: String($0.rawValue), text: $0.meaning) }
        }
    }

    func answer(_ variables: [EnvironmentVariable], width: Int) -> Answer {
        let entries = entries(variables)
        let title = TextWrapper.lines(of: "OVERVIEW: " + abstract, width: width)
        return Answer(
            [
                .text(
                    (title + [""] + entries.map { $0.rendered(width: width) }).joined(
                        separator: "\n"
                    )
                )
            ],
            json: [
                "topic": .string(rawValue),
                "abstract": .string(abstract),
                "entries": .array(
                    entries.map { ["name": .string($0.label), "help": .string($0.text)] }
                ),
            ]
        )
    }

    static let schema: JSONSchema = [
        "topic": .oneOf(allCases.map(\.rawValue)), "abstract": .string,
        "entries": [["name": .string, "help": .string]],
    ]
}

/// An environment variable that the program reads, shown by `help environment`.
public struct EnvironmentVariable: Sendable {
    /// The name of the variable.
    public let name: String

    /// A short description of the variable's effect.
    public let help: String

    /// Creates a variable with a name and a short description of its effect.
    public init(_ name: String, _ help: String) {
        (self.name, self.help) = (name, help)
    }

    /// The variables that every program reads.
    static let common = [
        EnvironmentVariable("NO_COLOR", "Turns colors off if it is not empty."),
        EnvironmentVariable(
            "TERM",
            "The kind of terminal; with 'dumb' or without a value, screens are printed line by line."
        ),
        EnvironmentVariable("COLORTERM", "With 'truecolor' or '24bit', colors have 24 bits."),
        EnvironmentVariable("COLORFGBG", "The background, unless the terminal reports it."),
        EnvironmentVariable(
            "LC_ALL, LC_CTYPE, LANG",
            "The character set; without UTF-8, screens are drawn in ASCII."
        ),
        EnvironmentVariable(
            "PAGER",
            "The program that shows an answer longer than the terminal; 'less' without a value, "
                + "none with 'cat' or an empty value."
        ),
        EnvironmentVariable("COLUMNS", "The width of help pages if the output is not a terminal."),
    ]
}
