/// A line of a help page: a label, and what it means in a column of its own.
struct HelpEntry {
    let label: String
    let text: String

    private static let indent = 2
    private static let textColumn = 26

    func rendered(width: Int) -> String {
        let start = String(repeating: " ", count: Self.indent) + label
        let body = TextWrapper.hanging(text, width: width, indent: Self.textColumn)
        guard !text.isEmpty else { return start }
        guard DisplayWidth.of(start) < Self.textColumn else {
            return start + "\n" + String(repeating: " ", count: Self.textColumn) + body
        }
        return DisplayWidth.pad(start, to: Self.textColumn, .leading) + body
    }
}

extension HelpEntry {
    init(_ argument: Argument) {
        self.init(
            label: argument.spelling,
            text: Self.text(argument.help, values: argument.values)
        )
    }

    init(_ option: Option) {
        self.init(label: option.spelling, text: Self.text(option.help, values: option.values))
    }

    init(_ node: CommandNode) {
        self.init(label: node.name, text: node.abstract)
    }

    private static func text(_ help: String, values: [String]) -> String {
        values.isEmpty ? help : help + " (values: \(values.joined(separator: ", ")))"
    }
}
