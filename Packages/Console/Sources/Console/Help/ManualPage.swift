/// The manual page of a command or a group, in the language mdoc.
struct ManualPage {
    let program: CommandLineProgram
    let node: CommandNode

    /// The name of the page, such as `shop-order-list`.
    var name: String { ([program.name] + node.path).joined(separator: "-") }

    var text: String {
        let sections = [
            head, synopsis, description, arguments, options, subcommands, topics, examples,
            references,
        ]
        return sections.flatMap(\.self).map { $0 + "\n" }.joined()
    }

    private var head: [String] {
        [
            ".Dd \(program.manualDate)", ".Dt \(name.uppercased()) 1",
            ".Os",
            ".Sh NAME", ".Nm \(name)", ".Nd \(Mdoc.word(abstract))",
        ]
    }

    private var abstract: String {
        let first = node.abstract
        return first.hasSuffix(".") ? String(first.dropLast()) : first
    }

    private var call: String { ([program.name] + node.path).map(Mdoc.word).joined(separator: " ") }

    private var synopsis: [String] {
        let command = node.command
        var lines = [".Sh SYNOPSIS", ".Nm \(call)"]
        for argument in command?.arguments ?? [] {
            let word = "Ar \(argument.name)" + (argument.isRepeating ? " ..." : "")
            lines.append(argument.isOptional ? ".Op \(word)" : ".\(word)")
        }
        for option in command?.options ?? [] {
            lines.append(
                option.isRequired
                    ? ".\(Self.spelling(of: option))" : ".Op \(Self.spelling(of: option))"
            )
        }
        if !node.visibleChildren.isEmpty {
            lines.append(command == nil ? ".Ar subcommand" : ".Op Ar subcommand")
        }
        return lines + [".Op Ar global options"]
    }

    private static func spelling(of option: Option) -> String {
        "Fl -\(option.name)" + (option.placeholder.map { " Ar \($0)" } ?? "")
    }

    private var description: [String] {
        let discussion = node.discussion.isEmpty ? node.abstract : node.discussion
        return [".Sh DESCRIPTION"] + Mdoc.paragraphs(discussion)
    }

    private var arguments: [String] {
        Self.list(
            "ARGUMENTS",
            (node.command?.arguments ?? []).map { ("Ar \($0.name)", HelpEntry($0).text) }
        )
    }

    private var options: [String] {
        let globals = node.acceptedGlobalOptions
        let own = (node.command?.options ?? []).map { (Self.spelling(of: $0), HelpEntry($0).text) }
        guard node.path.isEmpty else {
            return Self.list("OPTIONS", own)
                + [
                    ".Sh GLOBAL OPTIONS",
                    Mdoc.text(globals.map(\.spelling).joined(separator: ", ") + "."),
                ]
                + [Mdoc.text("'\(program.name) help' explains them.")]
        }
        return Self.list(
            "GLOBAL OPTIONS",
            globals.map { (Self.spelling(of: $0.declaration), HelpEntry($0.declaration).text) }
        )
    }

    private var subcommands: [String] {
        Self.list("SUBCOMMANDS", node.visibleChildren.map { ("Cm \($0.name)", $0.abstract) })
    }

    private var topics: [String] {
        guard node.path.isEmpty else { return [] }
        return HelpTopic.allCases.flatMap { topic in
            Self.list(
                topic == .environment ? "ENVIRONMENT" : "EXIT STATUS",
                topic.entries(program.environment()).map { ("Sy \(Mdoc.word($0.label))", $0.text) }
            )
        }
    }

    private var examples: [String] {
        let examples = node.examples
        guard !examples.isEmpty else { return [] }
        return [".Sh EXAMPLES"]
            + examples.enumerated().flatMap { position, example in
                (position == 0 ? [] : [".Pp"])
                    + [Mdoc.text(example.explanation), ".Dl \(Mdoc.word(example.line))"]
            }
    }

    private var references: [String] {
        let pages = [node.path.dropLast()] + node.visibleChildren.map { $0.path[...] }
        let names = pages.map { ([program.name] + $0).joined(separator: "-") }
        let others = Set(names).subtracting([name]).sorted()
        guard let last = others.last else { return [] }
        return [".Sh SEE ALSO"] + others.map { ".Xr \($0) 1" + ($0 == last ? "" : " ,") }
    }

    private static func list(_ title: String, _ entries: [(label: String, text: String)])
        -> [String]
    {
        guard !entries.isEmpty else { return [] }
        return [".Sh \(title)", ".Bl -tag -width Ds"]
            + entries.flatMap { [".It \($0.label)", Mdoc.text($0.text)] } + [".El"]
    }
}

/// Writes text in the language mdoc.
private enum Mdoc {
    /// Escapes a text that follows a macro.
    static func word(_ text: String) -> String {
        text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
    }

    private static let escapes: [Character: String] = [
        "\\": "\\e", "\"": "\\(dq", "'": "\\(aq", "-": "\\-",
    ]

    /// Returns a text in which each sentence begins on a new line.
    static func text(_ text: String) -> String {
        var sentences = [""]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let sentence = sentences[sentences.count - 1]
            if sentence.hasSuffix(".") {
                sentences.append(String(word))
            } else {
                sentences[sentences.count - 1] += (sentence.isEmpty ? "" : " ") + word
            }
        }
        return sentences.flatMap { TextWrapper.lines(of: word($0), width: lineWidth) }
            .map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }.joined(separator: "\n")
    }

    /// The maximum width of a line in columns; small, because `mandoc -T lint` limits the bytes of
    /// a line.
    private static let lineWidth = 60

    static func paragraphs(_ discussion: String) -> [String] {
        discussion.split(separator: "\n").enumerated().flatMap { position, paragraph in
            (position == 0 ? [] : [".Pp"]) + [text(String(paragraph))]
        }
    }
}
