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
            "globalOptions": .array(GlobalOption.declarations.map(json)),
            "examples": .array((node.command?.examples ?? []).map(json)),
            "subcommands": .array(
                node.children.map { child in
                    ["name": .string(child.name), "abstract": .string(child.abstract)]
                }
            ),
        ]
    }

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
