/// How a command or a group is called, in one line.
struct UsageLine {
    let program: String
    let node: CommandNode

    var text: String {
        let call = [program] + node.path
        guard let command = node.command else {
            return (call + ["[<options>]", "<subcommand>"]).joined(separator: " ")
        }
        let arguments = command.arguments.map { $0.isOptional ? "[\($0.spelling)]" : $0.spelling }
        let options = command.options.map { $0.isRequired ? $0.spelling : "[\($0.spelling)]" }
        let subcommand = node.children.isEmpty ? [] : ["[<subcommand>]"]
        let parts = call + arguments + options + subcommand + ["[<global options>]"]
        return parts.joined(separator: " ")
    }

    /// Where to read more.
    var pointer: String {
        "See '\(([program] + node.path).joined(separator: " ")) --help' for more information."
    }
}
