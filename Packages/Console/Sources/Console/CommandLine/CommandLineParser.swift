/// Parses a command line without its global options.
struct CommandLineParser {
    let tree: CommandTree

    /// - Parameters:
    ///   - words: The words after the name of the program, without global options.
    ///   - gaps: The indices before which a global option was removed.
    func parse(_ words: [String], gaps: Set<Int> = []) throws(UsageError) -> Request {
        let options = words.prefix { $0 != "--" }
        let wantsHelp = options.contains("--help") || options.contains("-h")
        var reader = WordReader(words, gaps: gaps)
        let node = try descend(&reader, wantsHelp: wantsHelp)
        if wantsHelp { return .help(node) }
        if options.contains("--version") { return .version }
        guard let command = node.command else {
            return node.path.isEmpty ? .startPage : .help(node)
        }
        do throws(Failure) {
            let parsed = try ArgumentsParser.parse(&reader, for: command)
            return try request(for: parsed)
        } catch {
            throw UsageError(failure: error, node: node)
        }
    }

    /// Follows the words that name groups and commands.
    ///
    /// A group can have a command itself, which runs if no subcommand follows.
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
            let (node, depth) = tree.descend(parsed.repeated)
            guard depth == parsed.repeated.count else {
                throw unknownCommand(parsed.repeated[depth], in: node)
            }
            return .help(node)
        case .completions:
            guard let shell = parsed.arguments["shell"].flatMap(Shell.init) else {
                throw .usage("argument.missing", "Missing expected argument '<shell>'.")
            }
            return .completions(shell)
        }
    }

    private func unknownCommand(_ word: String, in node: CommandNode) -> Failure {
        let name = (node.path + [word]).joined(separator: " ")
        return .usage(
            "command.unknown",
            "Unknown command '\(name)'."
                + Suggestion.question(for: word, among: node.children.map(\.name))
        )
    }

    /// Returns the failure for an option that precedes the command's name.
    private func misplaced(_ typed: TypedOption) -> Failure {
        let isKnown = tree.root.subtree.contains { node in
            node.command?.options.contains { "--\($0.name)" == typed.spelling } ?? false
        }
        guard !isKnown else {
            return .usage(
                "option.misplaced",
                "Option '\(typed.spelling)' must follow its command."
            )
        }
        return .unknownOption(typed, among: [])
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
    /// Prints the completion script for a shell.
    case completions(Shell)
    /// Runs a command.
    case run(ParsedArguments)
}

/// A command line that does not match the declarations.
struct UsageError: Error {
    let failure: Failure
    /// The command or group whose usage line is shown.
    let node: CommandNode
}
