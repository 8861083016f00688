import Console
import DependencyContainer

/// `bank modules` and `bank modules check`.
///
/// They are about the container, so they are made outside of it, from the list of modules.
enum ModulesCommands {
    static let group = CommandGroup(
        "modules",
        abstract: "The modules of the bank, and how they are wired."
    )

    static func all(_ modules: [any Module]) -> [Command] {
        [show(modules), check(modules)]
    }

    private static func show(_ modules: [any Module]) -> Command {
        Command(
            "modules",
            abstract: "Print the services of each module, and what they need.",
            options: [
                .value(
                    "format",
                    placeholder: "FORMAT",
                    help: "A tree, or a drawing for Mermaid or Graphviz; text by default.",
                    values: GraphFormat.allCases.map(\.rawValue)
                ),
                .value(
                    "from",
                    placeholder: "NAME",
                    help: "Show only the service of this name, and what it needs."
                ),
                .flag("reversed", help: "Show what needs a service, instead of what it needs."),
            ],
            examples: [
                Example("bank modules", "Print the whole graph as a tree."),
                Example("bank modules --from SafeBoxService", "Print what the safe boxes need."),
                Example("bank modules --from Ledger --reversed", "Print what needs the book."),
                Example("bank modules --format dot > bank.dot", "Draw the whole graph."),
                Example("bank modules --json", "Print the whole graph as JSON."),
            ]
        ) { invocation in
            let question = GraphQuestion(
                name: invocation.option("from"),
                isReversed: invocation.flag("reversed")
            )
            let graph = try question.answer(from: BankComposition.container(of: modules).graph)
            let format = invocation.option("format").flatMap(GraphFormat.init) ?? .text
            return Answer([.text(format.text(of: graph))], json: .verbatim(graph.json))
        }
    }

    private static func check(_ modules: [any Module]) -> Command {
        Command(
            "modules check",
            abstract: "Check that everything a module needs is there.",
            discussion: """
                The bank checks this at each launch, before any object is made, and reports all \
                faults at once. This command does only that. It also names services that are \
                registered and never used, which is harmless.
                """,
            examples: [Example("bank modules check", "Exit with 0 if the modules fit together.")]
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

/// The formats of `bank modules`, as they are typed.
private enum GraphFormat: String, CaseIterable {
    case text
    case mermaid
    case dot

    func text(of graph: Graph) -> String {
        switch self {
        case .text: graph.text
        case .mermaid: graph.mermaid
        case .dot: graph.dot
        }
    }
}
