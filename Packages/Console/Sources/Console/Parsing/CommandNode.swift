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
    var abstract: String { groupFirst { $0.abstract } command: { $0.abstract } }

    var discussion: String { groupFirst { $0.discussion } command: { $0.discussion } }

    private func groupFirst(
        _ ofGroup: (CommandGroup) -> String, command ofCommand: (Command) -> String
    ) -> String {
        let texts = [group.map(ofGroup), command.map(ofCommand)]
        return (children.isEmpty ? texts.reversed() : texts).compactMap(\.self).first ?? ""
    }

    func child(_ name: String) -> CommandNode? {
        children.first { $0.name == name }
    }

    /// This node and all below it, a parent before its children.
    var subtree: [CommandNode] {
        [self] + children.flatMap(\.subtree)
    }
}
