/// What a completion script has to know of a place in the command tree.
struct CompletionNode {
    let node: CommandNode

    /// The words that lead here, joined by slashes: the name of the place in the scripts.
    var key: String { node.path.joined(separator: "/") }

    /// The same for the place above; nil for the program itself.
    var parentKey: String? {
        node.path.isEmpty ? nil : node.path.dropLast().joined(separator: "/")
    }

    /// The options of the place itself and those that stand everywhere.
    var options: [Option] {
        (node.command?.options ?? []) + GlobalOption.declarations
            + [.flag("help", help: "Show help information.")]
            + (node.path.isEmpty ? [.flag("version", help: "Show the version.")] : [])
    }

    /// The words that may come here: commands, and what an argument may be.
    var words: [(word: String, help: String)] {
        node.children.map { ($0.name, $0.abstract) }
            + (node.command?.arguments ?? []).flatMap { argument in
                argument.values.map { ($0, argument.help) }
            }
    }

    /// The options that take a value.
    var optionsWithValue: [Option] {
        options.filter { $0.kind != .flag }
    }
}
