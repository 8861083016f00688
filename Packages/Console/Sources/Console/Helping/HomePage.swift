/// What the program shows when it is called without a word: what one can do, and how.
struct HomePage {
    let program: String
    let abstract: String
    let commands: [Command]
    /// The columns of a line.
    let width: Int

    private static let margin = "  "

    var text: String {
        let overview = TextWrapper.lines(of: abstract, width: width).joined(separator: "\n")
        let pointer = TextWrapper.lines(
            of: "See '\(program) help' for all commands, '\(program) help <command>' for one.",
            width: width
        ).joined(separator: "\n")
        return [overview, list, pointer].joined(separator: "\n\n") + "\n"
    }

    /// The commands in one column, what they do in the next.
    private var list: String {
        let longest = commands.map { DisplayWidth.of($0.name) }.max() ?? 0
        let indent = longest + 2 * Self.margin.count
        return commands.map { command in
            DisplayWidth.pad(Self.margin + command.name, to: indent, .leading)
                + TextWrapper.hanging(command.startTitle ?? "", width: width, indent: indent)
        }.joined(separator: "\n")
    }

    /// The same for a program.
    static func json(of commands: [Command]) -> JSONValue {
        [
            "entries": .array(
                commands.map { ["command": .string($0.name), "title": .string($0.startTitle ?? "")] }
            )
        ]
    }
}
