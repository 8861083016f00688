/// The page that a program prints when it is run without arguments.
struct HomePage {
    let program: String
    let abstract: String
    let entries: [HomeEntry]
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
        let longest = entries.map { DisplayWidth.of($0.command) }.max() ?? 0
        let indent = longest + 2 * Self.margin.count
        return entries.map { entry in
            DisplayWidth.pad(Self.margin + entry.command, to: indent, .leading)
                + TextWrapper.hanging(entry.title, width: width, indent: indent)
        }.joined(separator: "\n")
    }

    static func json(of entries: [HomeEntry]) -> JSONValue {
        [
            "entries": .array(
                entries.map { ["command": .string($0.command), "title": .string($0.title)] }
            )
        ]
    }
}
