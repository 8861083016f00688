import Console
import DependencyContainer

/// `bank modules`: how the bank is wired.
///
/// These commands are about the container itself, so they are made from the list of modules and not
/// from inside the container.
enum ModulesCommands {
    static let group = CommandGroup(
        "modules",
        abstract: "How the bank is wired from its modules."
    )

    static func all(_ modules: [any Module]) -> [Command] {
        [show(modules), check(modules)]
    }

    private static func show(_ modules: [any Module]) -> Command {
        Command(
            "modules",
            abstract: "Print who provides what, and what each needs.",
            options: [
                .value(
                    "format",
                    placeholder: "FORMAT",
                    help: "A tree, or a drawing for Mermaid or Graphviz; text unless told.",
                    values: GraphFormat.allCases.map(\.rawValue)
                ),
                .value(
                    "from",
                    placeholder: "NAME",
                    help: "Only what is registered under this name, and what it needs."
                ),
                .flag("reversed", help: "Turned round: who needs it, not what it needs."),
            ],
            examples: [
                Example("bank modules", "all of it, as a tree"),
                Example("bank modules --from SafeBoxService", "what the safe boxes need"),
                Example("bank modules --from Ledger --reversed", "who needs the book"),
                Example("bank modules --format dot > bank.dot", "all of it, drawn by Graphviz"),
                Example("bank modules --json", "all of it as data, whatever the format"),
            ]
        ) { invocation in
            let question = GraphQuestion(
                name: invocation.option("from"),
                isReversed: invocation.flag("reversed")
            )
            let graph = try question.answer(from: BankComposition.container(of: modules).graph)
            let format = invocation.option("format").flatMap(GraphFormat.init) ?? .text
            return Answer([.text(format.text(of: graph))], json: graph.jsonValue)
        }
    }

    private static func check(_ modules: [any Module]) -> Command {
        Command(
            "modules check",
            abstract: "Check that everything a module needs is there.",
            discussion: """
                The bank checks this each time it is launched, before any object is made, and says everything \
                that is wrong at once. This command does only that, and also names what is registered and \
                never asked for, which harms nothing.
                """,
            examples: [Example("bank modules check", "exit 0 when the modules fit together")]
        ) { _ in
            let warnings = try BankComposition.container(of: modules).warnings
            let names = modules.map(\.name)
            return Answer(
                [.line("\(names.count) modules fit together: \(names.joined(separator: ", "))")]
                    + warnings.map { .line("Warning: \($0)") },
                json: [
                    "valid": true,
                    "modules": .array(names.map { .string($0) }),
                    "warnings": .array(warnings.map(json(of:))),
                ]
            )
        }
    }

    private static func json(of warning: UnusedRegistration) -> JSONValue {
        [
            "unused": .string(warning.step.name),
            "module": .string(warning.step.module),
            "file": .string(warning.step.place.file),
            "line": .integer(Int64(warning.step.place.line)),
        ]
    }
}
