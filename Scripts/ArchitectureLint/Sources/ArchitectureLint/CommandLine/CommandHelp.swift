/// An argument or option of a command, with its help text.
struct CommandOption: Sendable {
    /// The name and the placeholder of the value, such as `--output <file>`.
    let label: String
    let text: String
    let isRequired: Bool

    init(_ label: String, _ text: String, isRequired: Bool = false) {
        self.label = label
        self.text = text
        self.isRequired = isRequired
    }

    static func required(_ label: String, _ text: String) -> Self {
        Self(label, text, isRequired: true)
    }

    var name: String { String(label.prefix { $0 != " " }) }

    /// The placeholder of the option's value, such as `file`; nil for a flag.
    var value: String? {
        label.split(separator: "<").dropFirst().first.map { String($0.prefix { $0 != ">" }) }
    }

    static let folder = Self("<folder>", "The folder to examine. (default: the current one)")
    static let json = Self("--json", "Answer with one JSON document.")
    static let formatJSON = Self("--json", "The same as --format json.")
    static let rules = Self(
        "--rules <file>",
        "The rules file. (default: \(RuleFile.usualName) in the folder)"
    )
    static let cache = Self(
        "--cache <folder>",
        "The folder that caches answers of the toolchain, so that the next run is fast. "
            + "(default: archlint in $XDG_CACHE_HOME or ~/.cache)"
    )
    static let noCache = Self("--no-cache", "Ignore the cached answers of the toolchain.")
    static let exclude = Self(
        "--exclude <pattern> ...",
        "Do not examine folders that match a pattern, such as 'Examples/**'. May be repeated."
    )
    static let complete = Self(
        "--complete",
        "Fail also if a package, target or file could not be examined. Without this option, the "
            + "answer is partial and names what is missing."
    )
    static let crossCheck = Self(
        "--cross-check",
        "Let the compiler find the imports too, and fail if the lists differ. This takes a "
            + "hundred times as long."
    )
}

/// The documentation of a command, from which its help, usage line and parser are made.
struct CommandHelp: Sendable {
    /// The words that run the command, such as `archlint why`.
    let command: String
    let overview: [String]
    let arguments: [CommandOption]
    let options: [CommandOption]
    /// Further sections of the help, printed before the exit codes.
    var sections = ""
    /// The meanings of exit codes that differ from the usual meanings.
    let exitCodes: [Int: String]
    let examples: [String]

    /// True for a command that, without `--complete`, answers even if a package cannot be read.
    var mayBePartial: Bool { options.contains { $0.name == CommandOption.complete.name } }

    private var usualExitCodes: [Int: String] {
        [
            64: "The command line has a mistake.",
            65: mayBePartial
                ? "The rules file has a mistake. With --complete, also: a manifest or a source has "
                    + "a mistake."
                : "A manifest, a source or the rules file has a mistake.",
            66: mayBePartial
                ? "A file or folder given on the command line cannot be read; with --complete, "
                    + "any file or folder."
                : "A file or folder cannot be read.",
            70: "A program that archlint runs failed; please report the failure.",
            74: "The answer could not be written.",
        ]
    }

    var usage: String {
        let start = "USAGE: \(command) "
        let words = (arguments + options).filter { $0.name != "--version" }
            .map { $0.isRequired ? $0.label : "[\($0.label)]" }
        return start + Self.style.listed(words, indent: start.count).dropFirst(start.count)
    }

    var text: String {
        let paragraphs = (["OVERVIEW: \(overview[0])"] + overview.dropFirst())
            .map { Self.style.wrapped($0) }
        let help = CommandOption("-h, --help", "Show this help.")
        let codes = exitCodes.merging(usualExitCodes) { own, _ in own }
            .sorted { $0.key < $1.key }
        let blocks =
            paragraphs + [
                usage,
                Self.section("ARGUMENTS", arguments.map { ($0.label, $0.text) }),
                Self.section("OPTIONS", (options + [help]).map { ($0.label, $0.text) }),
                sections,
                Self.section("EXIT CODES", codes.map { ("\($0.key)", $0.value) }, column: 5),
                "EXAMPLES:\n" + examples.map { "  \($0)\n" }.joined(),
            ]
        return blocks.filter { !$0.isEmpty }.map { $0.last == "\n" ? $0 : "\($0)\n" }
            .joined(separator: "\n")
    }

    private static let style = TextStyle(isColored: false, width: 80)

    /// Formats a section of the help: labels on the left, their texts in a column on the right.
    static func section(
        _ title: String,
        _ rows: [(label: String, text: String)],
        column: Int = 26
    ) -> String {
        let lines = rows.map { label, text in
            let start = "  \(label) ".padded(to: column)
            return start + style.wrapped(text, indent: column).dropFirst(column) + "\n"
        }
        return "\(title):\n" + lines.joined()
    }
}
