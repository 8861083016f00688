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
