/// The completion script of a shell, generated from the declarations.
///
/// All three scripts work alike: they follow the words typed so far down the tree of commands, past
/// the values of options, and then offer what may come at that place.
struct CompletionScript {
    let program: String
    let tree: CommandTree

    func text(for shell: Shell) -> String {
        let nodes = tree.root.subtree.map { CompletionNode(node: $0) }
        return switch shell {
        case .bash: BashCompletion(program: program, nodes: nodes).text
        case .zsh: ZshCompletion(program: program, nodes: nodes).text
        case .fish: FishCompletion(program: program, nodes: nodes).text
        }
    }
}

extension CompletionScript {
    /// The name of the script's own function: shells know no hyphens or dots in it.
    static func function(of program: String) -> String {
        "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A text that bash and zsh take as it is, between single quotes.
    static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''"
            )
            + "'"
    }

    /// The lines of a `case` in bash and zsh that go from place to place.
    static func steps(_ nodes: [CompletionNode]) -> String {
        nodes.compactMap { node in
            node.step.map { "            \(quoted($0))) place=\(quoted(node.key)) ;;" }
        }.joined(separator: "\n")
    }

    /// The lines of a `case` in bash and zsh that offer the values of the option before the cursor.
    static func values(_ nodes: [CompletionNode], reply: (Option) -> String) -> String {
        let own = nodes.flatMap { node in
            valued(node.ownOptions).map {
                (pattern: quoted("\(node.key) --\($0.name)"), option: $0)
            }
        }
        let global = valued(CompletionNode.globalOptions)
            .map { (pattern: "*" + quoted(" --\($0.name)"), option: $0) }
        return (own + global).map { pattern, option in
            "        \(pattern)) \(reply(option))return ;;"
        }.joined(separator: "\n")
    }

    /// The global options with a value, as a pattern: the word behind one is no command.
    static let optionsBeforeValue =
        valued(CompletionNode.globalOptions).map { "--\($0.name)" }.joined(separator: "|")

    private static func valued(_ options: [Option]) -> [Option] {
        options.filter { $0.kind != .flag }
    }
}

/// A shell for which there is a completion script.
enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish

    /// Where the shell looks for the script of a program.
    func scriptPath(of program: String) -> String {
        switch self {
        case .bash: "~/.local/share/bash-completion/completions/\(program)"
        case .zsh: "~/.zfunc/_\(program)"
        case .fish: "~/.config/fish/completions/\(program).fish"
        }
    }
}

/// What a completion script has to know of a place in the command tree.
struct CompletionNode {
    let node: CommandNode

    /// The words that lead here, joined by slashes: the name of the place in the scripts.
    var key: String { node.path.joined(separator: "/") }

    /// The word and the place above that lead here; nil for the program itself, and for `help`,
    /// behind which the same words may come as without it.
    var step: String? {
        guard !node.path.isEmpty, node.command?.builtIn != .help else { return nil }
        return node.path.dropLast().joined(separator: "/") + "/" + node.name
    }

    /// The options of the place itself and those that stand everywhere.
    var options: [Option] {
        ownOptions + Self.globalOptions
    }

    /// The options of the place itself.
    var ownOptions: [Option] {
        (node.command?.options ?? [])
            + (node.path.isEmpty ? [.flag("version", help: "Show the version.")] : [])
    }

    /// The options that stand everywhere.
    static let globalOptions =
        GlobalOption.declarations + [.flag("help", help: "Show help information.")]

    /// The words that may come here: commands, and what an argument may be.
    var words: [(word: String, help: String)] {
        node.children.map { ($0.name, $0.abstract) }
            + (node.command?.arguments ?? []).flatMap { argument in
                argument.values.map { ($0, argument.help) }
            }
    }
}
