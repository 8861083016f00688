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
