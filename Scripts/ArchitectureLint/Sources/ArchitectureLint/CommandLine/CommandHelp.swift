/// An option of a command.
struct CommandOption: Sendable {
    let name: String
    /// The name of its value; nil for a flag.
    var value: String?
    var isRepeated = false
    var isRequired = false
    let text: String

    fileprivate var label: String { name + (value.map { " <\($0)>" } ?? "") }

    static let json = CommandOption(name: "--json", text: "Answer with one JSON document.")
    static let rules = CommandOption(
        name: "--rules",
        value: "file",
        text: "The rules file. (default: \(RuleFile.usualName) in the folder)"
    )
    static let cache = CommandOption(
        name: "--cache",
        value: "folder",
        text: "The folder for answers of the toolchain, which makes the next run fast. "
            + "(default: archlint in $XDG_CACHE_HOME or ~/.cache)"
    )
    static let noCache = CommandOption(
        name: "--no-cache",
        text: "Ask the toolchain everything again."
    )
    static let crossCheck = CommandOption(
        name: "--cross-check",
        text: "Let the compiler find the imports too, and fail when it finds others. This takes a "
            + "hundred times as long."
    )
    static let objects = CommandOption(
        name: "--objects",
        value: "folder",
        isRepeated: true,
        text: "Examine the object files too that SwiftPM built in this folder, such as "
            + ".build/debug. May be repeated."
    )
}

/// The documentation of a command, from which its help, usage line and parser are made.
struct CommandHelp: Sendable {
    /// The words that call the command: `archlint why`.
    let command: String
    let overview: [String]
    let arguments: [(label: String, text: String)]
    let options: [CommandOption]
    /// Further lines before the exit codes.
    var sections = ""
    /// The meaning of exit codes, where it differs from the usual one.
    let exitCodes: [Int: String]
    let examples: [String]

    static let folderArgument = (
        label: "<folder>", text: "The folder to examine. (default: the current one)"
    )

    private static let usualExitCodes = [
        64: "The command line has a mistake.",
        65: "A manifest, a source or the rules file has a mistake, or two libraries have one name.",
        66: "A file or folder cannot be read.",
        70: "A tool failed; please report it.",
        74: "The answer could not be written.",
    ]

    var usage: String {
        let start = "USAGE: \(command) "
        let words =
            arguments.map { $0.label.hasPrefix("<folder>") ? "[\($0.label)]" : $0.label }
            + options.filter { $0.name != "--version" }.map { option in
                option.isRequired
                    ? option.label : "[\(option.label)\(option.isRepeated ? " ..." : "")]"
            }
        return start + Self.style.listed(words, indent: start.count).dropFirst(start.count)
    }

    /// The whole help.
    var text: String {
        let paragraphs = (["OVERVIEW: \(overview[0])"] + overview.dropFirst())
            .map { Self.style.wrapped($0) }
        let help = CommandOption(name: "-h, --help", text: "Show this help.")
        let codes = exitCodes.merging(Self.usualExitCodes) { own, _ in own }
            .sorted { $0.key < $1.key }
        let blocks =
            paragraphs + [
                usage,
                "ARGUMENTS:\n" + arguments.map { Self.row($0.label, $0.text) }.joined(),
                "OPTIONS:\n" + (options + [help]).map { Self.row($0.label, $0.text) }.joined(),
                sections,
                "EXIT CODES:\n" + codes.map { Self.row("\($0.key)", $0.value, column: 5) }.joined(),
                "EXAMPLES:\n" + examples.map { "  \($0)\n" }.joined(),
            ]
        return blocks.filter { !$0.isEmpty }.map { $0.last == "\n" ? $0 : "\($0)\n" }
            .joined(separator: "\n")
    }

    private static let style = TextStyle(isColored: false, width: 80)

    /// A label with a text in a column beside it.
    static func row(_ label: String, _ text: String, column: Int = 26) -> String {
        let start = "  \(label) ".padded(to: column)
        return start + style.wrapped(text, indent: column).dropFirst(column) + "\n"
    }
}
