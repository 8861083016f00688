/// The help page of a command or a group, in the layout of Swift's argument parser.
struct HelpPage {
    let program: String
    let node: CommandNode
    /// The width of a line in columns.
    let width: Int

    var text: String {
        var sections = [overview, usage]
        if let command = node.command {
            sections.append(section("ARGUMENTS", command.arguments.map(HelpEntry.init)))
        }
        sections.append(section("OPTIONS", ownOptions))
        sections.append(globalOptions)
        sections.append(section("SUBCOMMANDS", node.visibleChildren.map(HelpEntry.init)))
        if node.path.isEmpty {
            sections.append(
                section(
                    "TOPICS",
                    HelpTopic.allCases.map { HelpEntry(label: $0.rawValue, text: $0.abstract) }
                )
            )
        }
        sections.append(examples)
        sections.append(pointer)
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var overview: String {
        let discussion = [node.discussion, standalone].filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        let paragraphs = discussion.isEmpty ? [] : TextWrapper.lines(of: discussion, width: width)
        let title = TextWrapper.lines(of: "OVERVIEW: " + node.abstract, width: width)
        return (title + (paragraphs.isEmpty ? [] : [""] + paragraphs)).joined(separator: "\n")
    }

    /// The sentence that says what a group does without a subcommand; empty for other nodes.
    private var standalone: String {
        guard !node.path.isEmpty, !node.children.isEmpty, let command = node.command else {
            return ""
        }
        return "Without a subcommand: \(command.abstract)"
    }

    private var usage: String {
        let line = UsageLine(program: program, node: node).text
        let indent = "USAGE: ".count
        return "USAGE: " + TextWrapper.hanging(line, width: width, indent: indent)
    }

    private var ownOptions: [HelpEntry] {
        var entries = (node.command?.options ?? []).map(HelpEntry.init)
        if node.path.isEmpty {
            entries.append(HelpEntry(label: "--version", text: "Show the version."))
        }
        entries.append(HelpEntry(label: "-h, --help", text: "Show help information."))
        return entries
    }

    /// The section that explains the global options on the program's page and only lists them on
    /// other pages.
    private var globalOptions: String {
        guard !node.path.isEmpty else {
            return section("GLOBAL OPTIONS", node.globalOptions.map { HelpEntry($0.declaration) })
        }
        let names = node.acceptedGlobalOptions.map(\.spelling).joined(separator: ", ")
        let sentence = "\(names); see '\(program) help'."
        return "GLOBAL OPTIONS:\n  " + TextWrapper.hanging(sentence, width: width, indent: 2)
    }

    private func section(_ title: String, _ entries: [HelpEntry]) -> String {
        guard !entries.isEmpty else { return "" }
        return ([title + ":"] + entries.map { $0.rendered(width: width) }).joined(separator: "\n")
    }

    private var examples: String {
        let examples = node.examples
        guard !examples.isEmpty else { return "" }
        let lines = examples.flatMap { example in
            ["  \(example.line)", "      " + explanation(of: example)]
        }
        return (["EXAMPLES:"] + lines).joined(separator: "\n")
    }

    private func explanation(of example: Example) -> String {
        TextWrapper.hanging(example.explanation, width: width, indent: 6)
    }

    private var pointer: String {
        guard !node.children.isEmpty else { return "" }
        let words = ([program, "help"] + node.path + ["<subcommand>"]).joined(separator: " ")
        let topic = node.path.isEmpty ? ", and '\(program) help <topic>' for a topic" : ""
        let sentence = "See '\(words)' for detailed help\(topic)."
        return "  " + TextWrapper.hanging(sentence, width: width, indent: 2)
    }
}

extension HelpPage {
    /// Returns the width of a help page in columns: that of the terminal, otherwise `COLUMNS`,
    /// otherwise 80.
    ///
    /// The result is at least 40, because narrower terminals wrap the lines themselves.
    static func width(for io: any ProgramIO) -> Int {
        let environment = io.environment("COLUMNS").flatMap { Int($0) }
        let width = io.isTerminal(.output) ? io.width(of: .output) : nil
        return max(40, min(width ?? environment ?? 80, 1_000))
    }
}

/// A line of a help page: a label in the first column, and its description in a second column.
struct HelpEntry {
    let label: String
    let text: String

    private static let indent = 2
    private static let textColumn = 26

    func rendered(width: Int) -> String {
        let start = String(repeating: " ", count: Self.indent) + label
        let body = TextWrapper.hanging(text, width: width, indent: Self.textColumn)
        guard !text.isEmpty else { return start }
        guard DisplayWidth.of(start) < Self.textColumn else {
            return start + "\n" + String(repeating: " ", count: Self.textColumn) + body
        }
        return DisplayWidth.pad(start, to: Self.textColumn, .leading) + body
    }
}

extension HelpEntry {
    init(_ argument: Argument) {
        self.init(
            label: argument.spelling,
            text: Self.text(argument.help, values: argument.values)
        )
    }

    init(_ option: Option) {
        self.init(label: option.spelling, text: Self.text(option.help, values: option.values))
    }

    init(_ node: CommandNode) {
        self.init(label: node.name, text: node.abstract)
    }

    private static func text(_ help: String, values: [String]) -> String {
        values.isEmpty ? help : help + " (values: \(values.joined(separator: ", ")))"
    }
}

/// The line that shows how to call a command or a group.
struct UsageLine {
    let program: String
    let node: CommandNode

    var text: String {
        let call = [program] + node.path
        guard let command = node.command else {
            return (call + ["[<options>]", "<subcommand>"]).joined(separator: " ")
        }
        let arguments = command.arguments.map { $0.isOptional ? "[\($0.spelling)]" : $0.spelling }
        let options = command.options.map { $0.isRequired ? $0.spelling : "[\($0.spelling)]" }
        let subcommand = node.children.isEmpty ? [] : ["[<subcommand>]"]
        let parts = call + arguments + options + subcommand + ["[<global options>]"]
        return parts.joined(separator: " ")
    }

    /// The sentence that refers to the help page.
    var pointer: String {
        "See '\(([program] + node.path).joined(separator: " ")) --help' for more information."
    }
}
