/// The commands and groups of a program, as a tree of their words.
struct CommandTree: Sendable {
    /// The node of the program itself.
    private(set) var root: CommandNode

    /// Creates the tree of the declared commands and groups.
    ///
    /// - Throws: A `Failure` that lists every invalid declaration.
    init(
        abstract: String,
        globalOptions: [GlobalOption],
        groups: [CommandGroup],
        commands: [Command]
    ) throws(Failure) {
        let problems = DeclarationValidator.problems(of: commands, globalOptions, groups: groups)
        guard problems.isEmpty else {
            throw .internalError("commands", problems.joined(separator: " "))
        }
        root = CommandNode(path: [], globalOptions: globalOptions)
        root.group = CommandGroup("", abstract: abstract)
        for command in commands {
            Self.insert(command, into: &root, depth: 0)
        }
        for group in groups {
            Self.describe(group, in: &root, depth: 0)
        }
    }

    /// Follows words from the root, and returns the last matching node and the number of matching
    /// words.
    func descend(_ words: [String]) -> (node: CommandNode, depth: Int) {
        var node = root
        for (depth, word) in words.enumerated() {
            guard let child = node.child(word) else { return (node, depth) }
            node = child
        }
        return (node, words.count)
    }

    private static func insert(_ command: Command, into node: inout CommandNode, depth: Int) {
        guard depth < command.path.count else {
            node.command = command
            return
        }
        let name = command.path[depth]
        if let position = node.children.firstIndex(where: { $0.name == name }) {
            insert(command, into: &node.children[position], depth: depth + 1)
        } else {
            var child = CommandNode(
                path: Array(command.path[...depth]),
                globalOptions: node.globalOptions
            )
            insert(command, into: &child, depth: depth + 1)
            node.children.append(child)
        }
    }

    private static func describe(_ group: CommandGroup, in node: inout CommandNode, depth: Int) {
        guard depth < group.path.count else {
            node.group = group
            return
        }
        let name = group.path[depth]
        guard let position = node.children.firstIndex(where: { $0.name == name }) else { return }
        describe(group, in: &node.children[position], depth: depth + 1)
    }
}

/// A node of the command tree: the program, a group or a command.
struct CommandNode: Sendable {
    /// The words that lead to the node; empty for the program.
    let path: [String]
    /// The global options of the program.
    let globalOptions: [GlobalOption]
    /// The node's command; nil for a group that is not also a command.
    var command: Command?
    /// The description of the group; nil if the node has no description.
    var group: CommandGroup?
    /// The subcommands, in the order of contribution.
    var children: [CommandNode] = []

    var name: String { path.last ?? "" }

    /// The one-line summary: of the group if the node has subcommands, otherwise of the command.
    var abstract: String {
        let ofGroup = children.isEmpty ? nil : group?.abstract
        return ofGroup ?? command?.abstract ?? group?.abstract ?? ""
    }

    /// The further explanation: of the group if the node has subcommands, otherwise of the command.
    var discussion: String {
        let ofGroup = children.isEmpty ? nil : group?.discussion
        return ofGroup ?? command?.discussion ?? group?.discussion ?? ""
    }

    /// The children that help shows; commands for completion scripts are left out.
    var visibleChildren: [CommandNode] { children.filter { !$0.isHidden } }

    var isHidden: Bool { command?.builtIn == .candidates }

    /// The words that a user may type for the command: the last word of its path, and its synonyms.
    var words: [String] {
        guard let command, !isHidden else { return [] }
        return [name] + command.synonyms.split(separator: " ").map(String.init)
    }

    func isCalled(_ word: String) -> Bool { !path.isEmpty && words.contains(word) }

    /// The examples of the command; for a group, one example for each of up to three commands.
    var examples: [Example] {
        if let command { return command.examples }
        let inside = subtree.compactMap(\.command)
        let first = inside.filter { $0.startTitle != nil } + inside.filter { $0.startTitle == nil }
        return first.prefix(3).compactMap(\.examples.first)
    }

    /// The global options that the node accepts.
    ///
    /// The root, which is the program, accepts all global options. A group without a command
    /// accepts each option that at least one of its commands accepts.
    ///
    /// The program's own options have no effect on a built-in command, so help leaves them out.
    var acceptedGlobalOptions: [GlobalOption] {
        guard !path.isEmpty else { return globalOptions }
        guard command?.builtIn == nil else { return GlobalOption.common.accepted(with: []) }
        let commands = command.map { [$0] } ?? subtree.compactMap(\.command)
        let accepted = commands.map(\.acceptedAtMost)
        return globalOptions.accepted(with: accepted.reduce([]) { $0.union($1) })
    }

    func child(_ name: String) -> CommandNode? {
        children.first { $0.name == name }
    }

    /// The node and its descendants, parents first.
    var subtree: [CommandNode] {
        isHidden ? [] : [self] + children.flatMap(\.subtree)
    }
}
