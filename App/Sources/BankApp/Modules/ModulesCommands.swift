import Console
import DependencyContainer

/// `bank modules` and `bank modules check`.
///
/// They are about the container, so they are made outside of it, from the list of modules.
enum ModulesCommands {
    static let group = CommandGroup(
        "modules",
        abstract: "The modules of the bank, and how they are wired.",
        discussion: """
            Each module is a box in the color of its package, with the ids of the services that it \
            offers, and those that it takes. '+' marks a list to which several modules contribute. \
            With --level service, and with --from, --reversed or --format, the services are printed \
            instead, each with its needs.

            With --without, the boxes show what breaks, and the report of a launch follows. The exit \
            code is 1 then, and 0 if the other modules still fit together.
            """
    )

    static func all(_ modules: [any Module]) -> [Command] {
        [show(modules), check(modules)]
    }

    private static func show(_ modules: [any Module]) -> Command {
        Command(
            "modules",
            abstract: "Draw what each module offers to the others, and takes from them.",
            options: [
                .value(
                    "level",
                    placeholder: "LEVEL",
                    help: "Draw packages, or print services; packages by default.",
                    values: ["package", "service"]
                ),
                .value(
                    "without",
                    placeholder: "MODULE",
                    help: "Leave out a module, and show what breaks.",
                    values: modules.map(\.name)
                ),
                .value(
                    "format",
                    placeholder: "FORMAT",
                    help: "A tree, or a drawing for Mermaid or Graphviz; text by default.",
                    values: GraphFormat.allCases.map(\.rawValue)
                ),
                .value(
                    "from",
                    placeholder: "NAME",
                    help: "Show only the service of this name, and what it needs.",
                    completion: Completion("modules check", "services")
                ),
                .flag("reversed", help: "Show what needs a service, instead of what it needs."),
            ],
            examples: [
                Example("bank modules", "Draw the modules."),
                Example("bank modules --without Signing", "Show what breaks without Signing."),
                Example("bank modules --level service", "Print the services as a tree."),
                Example("bank modules --from SafeBoxService", "Print what the safe boxes need."),
                Example("bank modules --from Ledger --reversed", "Print what needs the book."),
                Example("bank modules --format dot > bank.dot", "Draw the services."),
                Example("bank modules --json", "Print the services as JSON."),
            ],
            answer: .anyOf([graphSchema, withoutSchema])
        ) {
            try answer($0, modules)
        }
    }

    private static func answer(_ invocation: Invocation, _ modules: [any Module]) throws -> Answer {
        let container = try BankComposition.container(of: modules)
        let isAboutServices =
            invocation.option("from") != nil || invocation.option("format") != nil
            || invocation.flag("reversed") || invocation.option("level") == "service"
        guard isAboutServices else {
            if let name = invocation.option("without") {
                return without(name, modules, drawnFrom: container)
            }
            let panels = ModulePanels(of: container).panels
            return Answer([.drawing([.panels(panels)])], json: .verbatim(container.graph.json))
        }
        guard invocation.option("without") == nil, invocation.option("level") != "package" else {
            throw Failure(
                exitCode: .usage,
                code: "usage.modules.level",
                message: "'--without' and '--level package' draw packages; leave out '--from', "
                    + "'--reversed', '--format' and '--level service'."
            )
        }
        return try services(of: container.graph, invocation)
    }

    private static func services(of graph: Graph, _ invocation: Invocation) throws -> Answer {
        let question = GraphQuestion(
            name: invocation.option("from"),
            isReversed: invocation.flag("reversed")
        )
        let part = try question.answer(from: graph)
        let format = invocation.option("format").flatMap(GraphFormat.init) ?? .text
        return Answer([.text(format.text(of: part))], json: .verbatim(part.json))
    }

    private static func without(
        _ name: String,
        _ modules: [any Module],
        drawnFrom container: Container
    ) -> Answer {
        let panels = ModulePanels(of: container, without: name).panels
        let report: String
        do {
            _ = try BankComposition.container(of: modules.filter { $0.name != name })
            report = ""
        } catch {
            report = "\(error)"
        }
        return Answer(
            [
                .drawing([.panels(panels)]),
                .text(
                    report.isEmpty
                        ? "The other modules fit together without \(name)."
                        : "\nWithout \(name), the bank does not start:\n\n\(report)"
                ),
            ],
            json: [
                "without": .string(name), "valid": .bool(report.isEmpty), "report": .string(report),
            ],
            exitCode: report.isEmpty ? .success : .refused
        )
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
            examples: [Example("bank modules check", "Exit with 0 if the modules fit together.")],
            answer: [
                "valid": .bool, "modules": [.string], "services": [.string],
                "warnings": [
                    ["unused": .string, "module": .string, "file": .string, "line": .integer]
                ],
            ]
        ) { _ in
            let container = try BankComposition.container(of: modules)
            let warnings = container.warnings
            let names = modules.map(\.name)
            return Answer(
                [.line("\(names.count) modules fit together: \(names.joined(separator: ", "))")]
                    + warnings.map { .line("Warning: \($0)") },
                json: [
                    "valid": true,
                    "modules": .array(names.map { .string($0) }),
                    "services": .array(container.graph.nodes.map { .string($0.name) }),
                    "warnings": .array(warnings.map(json(of:))),
                ]
            )
        }
    }

    /// The form of the answer about the bank without a module.
    private static let withoutSchema: JSONSchema = [
        "without": .string, "valid": .bool, "report": .string,
    ]

    /// The form of `Graph.json`.
    private static var graphSchema: JSONSchema {
        let step: JSONSchema = ["module": .string, "file": .string, "line": .integer]
        let need: JSONSchema = [
            "node": .integer.orNull, "name": .string, "isDeferred": .bool,
        ]
        let node: JSONSchema = [
            "name": .string, "kind": .string, "scope": .string.orNull,
            "scopeName": .string.orNull, "registrations": [step], "decorators": [step],
            "needs": .optional([need]), "neededBy": .optional([need]),
        ]
        return ["format": .integer, "isReversed": .bool, "roots": [.integer], "nodes": [node]]
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
