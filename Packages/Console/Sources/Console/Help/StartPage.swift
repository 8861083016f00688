/// The page that a program prints when it is run without arguments.
struct StartPage {
    let program: String
    let abstract: String
    /// The commands with a start title, in order of contribution.
    let commands: [Command]
    /// The width of a line in columns.
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

    private var list: String {
        let longest = commands.map { DisplayWidth.of($0.name) }.max() ?? 0
        let indent = longest + 2 * Self.margin.count
        return commands.map { command in
            DisplayWidth.pad(Self.margin + command.name, to: indent, .leading)
                + TextWrapper.hanging(command.startTitle ?? "", width: width, indent: indent)
        }.joined(separator: "\n")
    }

    static let schema: JSONSchema = ["entries": [["command": .string, "title": .string]]]

    var json: JSONValue {
        [
            "entries": .array(
                commands.map { command in
                    [
                        "command": .string(command.name),
                        "title": .string(command.startTitle ?? ""),
                    ]
                }
            )
        ]
    }
}
