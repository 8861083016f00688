/// The JSON form of a help page, printed by `--help --json`.
enum HelpDocument {
    static func json(of node: CommandNode, program: String) -> JSONValue {
        [
            "command": .string(([program] + node.path).joined(separator: " ")),
            "abstract": .string(node.abstract),
            "discussion": .string(node.discussion),
            "usage": .string(UsageLine(program: program, node: node).text),
            "arguments": .array((node.command?.arguments ?? []).map(json)),
            "options": .array((node.command?.options ?? []).map(json)),
            "globalOptions": .array(node.acceptedGlobalOptions.map { json(of: $0.declaration) }),
            "examples": .array(node.examples.map(json)),
            "subcommands": .array(
                node.visibleChildren.map { child in
                    ["name": .string(child.name), "abstract": .string(child.abstract)]
                }
            ),
        ]
    }

    static let schema: JSONSchema = [
        "command": .string, "abstract": .string, "discussion": .string, "usage": .string,
        "arguments": [
            ["name": .string, "help": .string, "optional": .bool, "values": [.string]]
        ],
        "options": [option], "globalOptions": [option],
        "examples": [["line": .string, "explanation": .string]],
        "subcommands": [["name": .string, "abstract": .string]],
    ]

    private static let option: JSONSchema = [
        "name": .string, "placeholder": .string.orNull, "help": .string, "required": .bool,
        "values": [.string],
    ]

    private static func json(of argument: Argument) -> JSONValue {
        [
            "name": .string(argument.name),
            "help": .string(argument.help),
            "optional": .bool(argument.isOptional),
            "values": .array(argument.values.map(JSONValue.string)),
        ]
    }

    private static func json(of option: Option) -> JSONValue {
        [
            "name": .string("--" + option.name),
            "placeholder": option.placeholder.map(JSONValue.string) ?? .null,
            "help": .string(option.help),
            "required": .bool(option.isRequired),
            "values": .array(option.values.map(JSONValue.string)),
        ]
    }

    private static func json(of example: Example) -> JSONValue {
        ["line": .string(example.line), "explanation": .string(example.explanation)]
    }
}
