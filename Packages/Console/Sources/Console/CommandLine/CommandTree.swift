/// All commands by their words.
struct CommandTree: Sendable {
    /// The program itself.
    private(set) var root: CommandNode

    /// - Throws: a `Failure` that names every command that cannot be called as declared.
    init(
        abstract: String,
        groups: [CommandGroup],
        commands: [Command],
        home: [HomeEntry] = []
    ) throws(Failure) {
        let problems =
            DeclarationValidator.problems(of: commands, groups: groups)
            + DeclarationValidator.problems(of: home, among: commands)
        guard problems.isEmpty else {
            throw .internalError("commands", problems.joined(separator: " "))
        }
        root = CommandNode(path: [], group: CommandGroup("", abstract: abstract))
        for command in commands {
            Self.insert(command, into: &root, depth: 0)
        }
        for group in groups {
            Self.describe(group, in: &root, depth: 0)
        }
    }

    /// The node that some words lead to, and how many of them do.
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
            var child = CommandNode(path: Array(command.path[...depth]))
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

/// A word of the command tree: the program, a group, or a command.
struct CommandNode: Sendable {
    /// The words that lead here; empty for the program.
    let path: [String]
    /// The command that stands here; nil for a group.
    var command: Command?
    /// What is said of the group that stands here.
    var group: CommandGroup?
    /// The words that may follow, in the order in which they were contributed.
    var children: [CommandNode] = []

    var name: String { path.last ?? "" }

    /// A group is described as a group, also when it has a command of its own.
    var abstract: String {
        let ofGroup = children.isEmpty ? nil : group?.abstract
        return ofGroup ?? command?.abstract ?? group?.abstract ?? ""
    }

    /// What else is to be known, of the group or the command as `abstract` is.
    var discussion: String {
        let ofGroup = children.isEmpty ? nil : group?.discussion
        return ofGroup ?? command?.discussion ?? group?.discussion ?? ""
    }

    func child(_ name: String) -> CommandNode? {
        children.first { $0.name == name }
    }

    /// This node and all below it, a parent before its children.
    var subtree: [CommandNode] {
        [self] + children.flatMap(\.subtree)
    }
}
