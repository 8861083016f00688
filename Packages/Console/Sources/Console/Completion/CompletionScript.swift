/// The completion script of a program, generated from its declarations.
///
/// Each script follows the typed words down the command tree and skips the values of options. Then
/// the script offers the words that can come next.
struct CompletionScript {
    let program: String
    let tree: CommandTree

    func text(for shell: Shell) -> String {
        let nodes = tree.root.subtree.map { CompletionNode(node: $0, root: tree.root) }
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

    /// Returns the branches of a shell's `case` statement that reads one typed word.
    ///
    /// If the word is a command or group, the branch assigns the word's node to `place`. For an
    /// argument, which is any other word except an option, the branch adds 1 to `count`.
    static func steps(_ nodes: [CompletionNode]) -> String {
        let steps = nodes.filter { !$0.steps.isEmpty }.map { node in
            "\(node.steps.map(quoted).joined(separator: "|"))) place=\(quoted(node.key)) count=0 ;;"
        }
        return (steps + ["*/-*) ;;", "*) count=$((count + 1)) ;;"])
            .map { "            \($0)" }.joined(separator: "\n")
    }

    /// Returns the branches of a `case` statement that offer the values of the argument at the
    /// cursor.
    static func arguments(_ nodes: [CompletionNode], reply: (Argument) -> String?) -> String {
        nodes.flatMap { node in
            (node.node.command?.arguments ?? []).enumerated().compactMap { position, argument in
                reply(argument).map { "        \(quoted("\(node.key) \(position)"))) \($0) ;;" }
            }
        }.joined(separator: "\n")
    }

    /// Returns the branches of a `case` statement that offer the values of the option before the
    /// cursor.
    static func values(_ nodes: [CompletionNode], reply: (Option) -> String) -> String {
        let own = nodes.flatMap { node in
            valued(node.ownOptions).map {
                (pattern: quoted("\(node.key) --\($0.name)"), option: $0)
            }
        }
        let global = valued(nodes.first?.globalOptions ?? [])
            .map { (pattern: "*" + quoted(" --\($0.name)"), option: $0) }
        return (own + global).map { pattern, option in
            "        \(pattern)) \(reply(option))return ;;"
        }.joined(separator: "\n")
    }

    /// Returns a shell pattern of the options that take a value.
    ///
    /// Scripts skip the word after such an option, because the word is the option's value. If
    /// another command has a flag with the same name, the option is left out.
    static func optionsBeforeValue(_ nodes: [CompletionNode]) -> String {
        let options = (nodes.first?.globalOptions ?? []) + nodes.flatMap(\.ownOptions)
        let flags = Set(options.filter { $0.kind == .flag }.map(\.name))
        return Set(valued(options).map(\.name)).subtracting(flags).sorted()
            .map { "--\($0)" }.joined(separator: "|")
    }

    /// Returns a shell pattern of the options that a script passes to the program when the script
    /// asks for candidates.
    ///
    /// These are the program's own options that every command accepts and that take a value. If
    /// there are no such options, the pattern matches no word.
    static func passedOptions(_ nodes: [CompletionNode]) -> String {
        let passed = (nodes.first?.root.globalOptions ?? []).accepted(with: [])
            .filter { $0.declaration.kind != .flag && !$0.isCommon }
        return passed.isEmpty ? "--=" : passed.map(\.spelling).joined(separator: "|")
    }

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
    let root: CommandNode

    /// The name of the node in a script: the words that lead to the node, separated by slashes.
    var key: String { node.path.joined(separator: "/") }

    /// The patterns of the script's `case` statement that lead to the node; empty for the root.
    ///
    /// A pattern consists of the parent's key, a slash and the word of the node. A top-level
    /// command has further patterns, because it can follow a built-in command, as in `help day`.
    var steps: [String] {
        guard !node.path.isEmpty else { return [] }
        let group = node.path.dropLast().joined(separator: "/")
        let before = group.isEmpty ? BuiltInCommand.allCases.filter(\.takesCommand) : []
        return ([group] + before.map(\.rawValue)).map { "\($0)/\(node.name)" }
    }

    /// The options of the node and the global options that it accepts.
    var options: [Option] {
        ownOptions
            + (node.command == nil ? node.globalOptions : node.acceptedGlobalOptions)
            .map(\.declaration) + [Self.help]
    }

    /// The options of the node, without global options.
    var ownOptions: [Option] {
        (node.command?.options ?? [])
            + (node.path.isEmpty ? [.flag("version", help: "Show the version.")] : [])
    }

    /// The global options of the program.
    var globalOptions: [Option] { root.globalOptions.map(\.declaration) + [Self.help] }

    static let help = Option.flag("help", help: "Show help information.")

    /// The words that can follow the node: its subcommands or, after `help`, the top-level commands
    /// and the topics.
    var words: [(word: String, help: String)] {
        let builtIn = node.command?.builtIn
        let commands = builtIn?.takesCommand ?? false ? root.visibleChildren : node.visibleChildren
        let topics = builtIn == .help ? HelpTopic.allCases : []
        return commands.map { ($0.name, $0.abstract) } + topics.map { ($0.rawValue, $0.abstract) }
    }
}
