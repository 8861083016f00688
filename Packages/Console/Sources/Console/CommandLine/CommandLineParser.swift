/// Parses a command line from which the global options have been removed.
struct CommandLineParser {
    let program: String
    let tree: CommandTree
    /// The words, separated by spaces, that a user may type to start the program's session.
    ///
    /// The error for such a word suggests running the program without a command.
    let screenSynonyms: String

    /// Returns the action that a command line asks for.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the program, without global options.
    ///   - globals: The global options.
    func parse(_ words: [String], _ globals: GlobalOptions) throws(UsageError) -> Request {
        let options = words.prefix { $0 != "--" }
        let wantsHelp = options.contains("--help") || options.contains("-h")
        var reader = WordReader(words, gaps: globals.gaps)
        let node = try descend(&reader, wantsHelp: wantsHelp)
        if wantsHelp { return .help(node) }
        if options.contains("--version") { return .version }
        guard let command = node.command else {
            return node.path.isEmpty ? .startPage : .help(node)
        }
        do throws(Failure) {
            let parsed = try ArgumentsParser.parse(&reader, for: command, node.globalOptions)
            try globals.requireAccepted(by: parsed)
            return try request(for: parsed)
        } catch {
            throw UsageError(failure: error, node: node)
        }
    }

    /// Follows the words that name groups and commands, and returns the last node.
    ///
    /// A group that is also a command runs if no subcommand follows.
    private func descend(
        _ reader: inout WordReader,
        wantsHelp: Bool
    ) throws(UsageError) -> CommandNode {
        var node = tree.root
        while let word = reader.upcoming {
            let typed = TypedOption(word)
            if node.command != nil, node.children.isEmpty || typed != nil || word == "--" { break }
            _ = reader.next()
            if let typed {
                if ["--help", "-h", "--version"].contains(word) { continue }
                if word == "--" { continue }
                if wantsHelp { continue }
                throw UsageError(failure: misplaced(typed), node: node)
            }
            guard let child = node.child(word) else {
                throw UsageError(failure: unknownCommand(word, in: node), node: node)
            }
            node = child
        }
        return node
    }

    private func request(for parsed: ParsedArguments) throws(Failure) -> Request {
        switch parsed.declaration.builtIn {
        case nil:
            return .run(parsed)
        case .help:
            if parsed.repeated.count == 1, tree.root.child(parsed.repeated[0]) == nil,
                let topic = HelpTopic(rawValue: parsed.repeated[0])
            {
                return .topic(topic)
            }
            return .help(try node(parsed.repeated))
        case .schema:
            return .schema(try node(parsed.repeated))
        case .manual:
            return .manual(try node(parsed.repeated), folder: parsed.values["into"])
        case .completions:
            guard let shell = parsed.arguments["shell"].flatMap(Shell.init) else {
                throw .usage("argument.missing", "Missing expected argument '<shell>'.")
            }
            return .completions(shell)
        case .candidates:
            let prefix = parsed.arguments["prefix"] ?? ""
            return .candidates(list: parsed.arguments["list"] ?? "", prefix: prefix)
        }
    }

    /// Returns the command or group that `words` name.
    private func node(_ words: [String]) throws(Failure) -> CommandNode {
        let (node, depth) = tree.descend(words)
        guard depth == words.count else { throw unknownCommand(words[depth], in: node) }
        return node
    }

    private func unknownCommand(_ word: String, in node: CommandNode) -> Failure {
        let name = (node.path + [word]).joined(separator: " ")
        return .usage(
            "command.unknown",
            "Unknown command '\(name)'." + suggestion(for: word, in: node)
        )
    }

    /// Returns a question that suggests the commands that a user may mean by `word`; empty if no
    /// command is similar.
    ///
    /// Commands with this name or synonym come before commands with a similar name.
    private func suggestion(for word: String, in node: CommandNode) -> String {
        let word = word.lowercased()
        if screenSynonyms.split(separator: " ").contains(word[...]) {
            return " Did you mean '\(program)' without a command?"
        }
        for place in node.path.isEmpty ? [tree.root] : [node, tree.root] {
            let called = lines(calling: word, in: place)
            if !called.isEmpty { return Suggestion.question(called) }
        }
        if let near = Suggestion.nearest(to: word, among: node.visibleChildren.map(\.name)) {
            return Suggestion.question(["'\(line(node.path + [near]))'"])
        }
        let words = tree.root.subtree.flatMap(\.words) + Self.pages.map(\.word)
        guard let nearest = Suggestion.nearest(to: word, among: words) else { return "" }
        return Suggestion.question(lines(calling: nearest, in: tree.root))
    }

    /// Returns the command lines of the commands with the name or synonym `word`; the commands with
    /// the name come first.
    private func lines(calling word: String, in node: CommandNode) -> [String] {
        let called = node.subtree.filter { $0.isCalled(word) }
        let paths = called.filter { $0.name == word } + called.filter { $0.name != word }
        let page = node.path.isEmpty ? Self.pages.filter { $0.word == word }.map(\.line) : []
        return (paths.map(\.path) + page).map { "'\(line($0))'" }
    }

    /// The names of pages that are not commands, such as `exit-codes`, each with the command line
    /// that shows the page.
    private static let pages: [(word: String, line: [String])] =
        HelpTopic.allCases.map { ($0.rawValue, ["help", $0.rawValue]) }
        + [("version", ["--version"])]

    private func line(_ words: [String]) -> String {
        ([program] + words).joined(separator: " ")
    }

    /// Returns the failure for an option that precedes the command's name.
    private func misplaced(_ typed: TypedOption) -> Failure {
        let isKnown = tree.root.subtree.contains { node in
            node.command?.options.contains { "--\($0.name)" == typed.spelling } ?? false
        }
        guard !isKnown else {
            return .usage(
                "option.misplaced",
                "Option '\(typed.spelling)' is before its command; write it after the command."
            )
        }
        return .unknownOption(typed, among: tree.root.globalOptions.map(\.declaration))
    }
}

/// The action that a command line asks for.
enum Request: Sendable {
    /// Shows the start page, because no word was typed.
    case startPage
    /// Shows help for a command, a group or the program.
    case help(CommandNode)
    /// Shows the version.
    case version
    /// Shows a help topic, such as `exit-codes`.
    case topic(HelpTopic)
    /// Prints the JSON Schema of a command's answer.
    case schema(CommandNode)
    /// Prints the manual page of a command, or writes all pages to a folder.
    case manual(CommandNode, folder: String?)
    /// Prints the completion script for a shell.
    case completions(Shell)
    /// Prints the candidates for a value, for a completion script.
    case candidates(list: String, prefix: String)
    /// Runs a command.
    case run(ParsedArguments)

    /// The name of the called command; nil if the line calls no command.
    var command: String? {
        switch self {
        case .run(let words): words.declaration.name
        case .help, .topic: BuiltInCommand.help.rawValue
        case .schema: BuiltInCommand.schema.rawValue
        case .manual: BuiltInCommand.manual.rawValue
        case .completions: BuiltInCommand.completions.rawValue
        case .candidates: BuiltInCommand.candidates.rawValue
        case .startPage, .version: nil
        }
    }
}

/// The error of a command line that does not match the declared commands and options.
struct UsageError: Error {
    let failure: Failure
    /// The command or group whose usage line is shown.
    let node: CommandNode
}
