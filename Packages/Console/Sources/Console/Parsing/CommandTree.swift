/// All commands by their words.
struct CommandTree: Sendable {
    /// The program itself.
    private(set) var root: CommandNode

    /// - Throws: a `Failure` that names every command that cannot be called as declared.
    init(
        abstract: String,
        groups: [CommandGroup],
        commands: [Command]
    ) throws(Failure) {
        let problems = DeclarationCheck.problems(of: commands, groups: groups)
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

    /// The commands of the start page: those outside any group, then those of groups.
    var startCommands: [Command] {
        let (groups, single) = (
            root.children.filter { !$0.children.isEmpty },
            root.children.filter(\.children.isEmpty)
        )
        return (single + groups).flatMap(\.subtree).compactMap(\.command)
            .filter { $0.startTitle != nil }
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
