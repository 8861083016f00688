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
