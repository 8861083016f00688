import Console
import DependencyContainer

/// `bank modules`: how the bank is wired.
///
/// These two commands are about the container itself, so they are made from the list of modules and
/// not from inside the container.
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
            options: [.flag("mermaid", help: "As a Mermaid drawing")],
            examples: [
                Example("bank modules", "the wired graph as a tree"),
                Example("bank modules --mermaid", "the same, for a page that draws Mermaid"),
            ]
        ) { invocation in
            let graph = try Container(modules: modules).graph
            let text = invocation.flag("mermaid") ? graph.mermaid : graph.text
            return Answer([.text(text)], json: ["nodes": .array(graph.nodes.map(json(of:)))])
        }
    }

    private static func check(_ modules: [any Module]) -> Command {
        Command(
            "modules check",
            abstract: "Check that everything a module needs is there.",
            discussion: """
                The bank checks this each time it is launched, before any object is made, and says everything \
                that is wrong at once. This command does only that.
                """,
            examples: [Example("bank modules check", "exit 0 when the modules fit together")]
        ) { _ in
            _ = try Container(modules: modules)
            let names = modules.map(\.name)
            return Answer(
                [.line("\(names.count) modules fit together: \(names.joined(separator: ", "))")],
                json: ["valid": true, "modules": .array(names.map { .string($0) })]
            )
        }
    }

    private static func json(of node: Graph.Node) -> JSONValue {
        [
            "name": .string(node.name),
            "kind": .string("\(node.kind)"),
            "registrations": .array(
                node.registrations.map {
                    ["module": .string($0.module), "place": .string("\($0.place)")]
                }
            ),
            "needs": .array(
                node.needs.map {
                    [
                        "name": .string($0.name), "lazy": .bool($0.isDeferred),
                        "present": .bool($0.node != nil),
                    ]
                }
            ),
        ]
    }
}
