/// The help of a command or a group, in the layout of Swift's argument parser.
struct HelpPage {
    let program: String
    let node: CommandNode
    /// The columns of a line.
    let width: Int

    var text: String {
        var sections = [overview, usage]
        if let command = node.command {
            sections.append(section("ARGUMENTS", command.arguments.map(HelpEntry.init)))
        }
        sections.append(section("OPTIONS", ownOptions))
        sections.append(section("GLOBAL OPTIONS", GlobalOption.declarations.map(HelpEntry.init)))
        sections.append(section("SUBCOMMANDS", node.children.map(HelpEntry.init)))
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

    /// What a group does when no command follows, if it does anything.
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

    private func section(_ title: String, _ entries: [HelpEntry]) -> String {
        guard !entries.isEmpty else { return "" }
        return ([title + ":"] + entries.map { $0.rendered(width: width) }).joined(separator: "\n")
    }

    private var examples: String {
        guard let examples = node.command?.examples, !examples.isEmpty else { return "" }
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
        let sentence = "See '\(words)' for detailed help."
        return "  " + TextWrapper.hanging(sentence, width: width, indent: 2)
    }
}
