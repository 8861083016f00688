/// The completion script of a program, generated from its declarations.
///
/// Every script follows the typed words down the command tree, skipping the values of options. Then
/// it offers the words that can come next.
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
    /// Returns the name of the script's function, which cannot contain hyphens or periods.
    static func function(of program: String) -> String {
        "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Quotes a text for bash and zsh.
    static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''"
            )
            + "'"
    }

    /// Returns the lines of a `case` that move from a node of the command tree to the next.
    static func steps(_ nodes: [CompletionNode]) -> String {
        nodes.compactMap { node in
            node.step.map { "            \(quoted($0))) place=\(quoted(node.key)) ;;" }
        }.joined(separator: "\n")
    }

    /// Returns the lines of a `case` that offer the values of the option before the cursor.
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

    /// The pattern of global options with a value.
    ///
    /// The word after such an option is not a command.
    static let optionsBeforeValue =
        valued(CompletionNode.globalOptions).map { "--\($0.name)" }.joined(separator: "|")

    private static func valued(_ options: [Option]) -> [Option] {
        options.filter { $0.kind != .flag }
    }
}

/// A shell that completion scripts exist for.
enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish

    /// Returns the path at which the shell looks for the script of a program.
    func scriptPath(of program: String) -> String {
        switch self {
        case .bash: "~/.local/share/bash-completion/completions/\(program)"
        case .zsh: "~/.zfunc/_\(program)"
        case .fish: "~/.config/fish/completions/\(program).fish"
        }
    }
}

/// A node of the command tree, as a completion script uses it.
struct CompletionNode {
    let node: CommandNode

    /// The words that lead to the node, separated by slashes, which name the node in a script.
    var key: String { node.path.joined(separator: "/") }

    /// The pattern of the parent's key and the node's word; nil for the root and for `help`.
    ///
    /// `help` accepts the words that are valid without it.
    var step: String? {
        guard !node.path.isEmpty, node.command?.builtIn != .help else { return nil }
        return node.path.dropLast().joined(separator: "/") + "/" + node.name
    }

    /// The options of the node and the global options.
    var options: [Option] {
        ownOptions + Self.globalOptions
    }

    /// The options of the node.
    var ownOptions: [Option] {
        (node.command?.options ?? [])
            + (node.path.isEmpty ? [.flag("version", help: "Show the version.")] : [])
    }

    static let globalOptions =
        GlobalOption.declarations + [.flag("help", help: "Show help information.")]

    /// The words that can come next: subcommands and values of arguments.
    var words: [(word: String, help: String)] {
        node.children.map { ($0.name, $0.abstract) }
            + (node.command?.arguments ?? []).flatMap { argument in
                argument.values.map { ($0, argument.help) }
            }
    }
}
