public import DependencyContainer
import DependencyContainerGraph

/// The commands `modules` and `modules check`, about the modules of a program.
///
/// The commands are created from the list of modules, outside of the container.
///
/// ```swift
/// let commands = ModulesCommands(
///     of: modules,
///     program: "bank",
///     examples: (module: "Card", service: "Ledger")
/// ) { try Container(modules: $0) }
/// ```
public struct ModulesCommands: Sendable {
    private let modules: [any Module]
    private let program: String
    private let examples: (module: String, service: String)
    private let app: String
    private let facts: [ModuleFact]
    private let wire: @Sendable ([any Module]) throws -> Container

    /// Creates the commands.
    ///
    /// - Parameters:
    ///   - modules: All modules of the program.
    ///   - program: The name of the program in the examples.
    ///   - examples: The names of a module and a service to use in the examples of the help.
    ///   - app: The name of the Swift module that wires the other modules.
    ///   - facts: The contributions that the canvas of a module names one by one.
    ///   - wire: Returns the container of the given modules, or throws a `ValidationReport` if they
    ///     do not fit together.
    public init(
        of modules: [any Module],
        program: String,
        examples: (module: String, service: String),
        app: String = "",
        facts: [ModuleFact] = [],
        wiring wire: @escaping @Sendable ([any Module]) throws -> Container
    ) {
        self.modules = modules
        self.program = program
        self.examples = examples
        self.app = app
        self.facts = facts
        self.wire = wire
    }

    /// The description of the command group `modules`.
    public var group: CommandGroup {
        CommandGroup(
            "modules",
            abstract: "The modules of the program, and how they are wired.",
            discussion: """
                Each module is a box in the color of its package, with the ids of the services that \
                it offers, and those that it takes. '+' marks a list to which several modules \
                contribute. With --level service, and with --from, --reversed or --format, the \
                services are printed instead, each with its needs.

                With --without, the boxes show what breaks, and the report of a launch follows. The \
                exit code is 1 if something breaks, and 0 if the program starts without the module.

                With --canvas, one module is on one page: what it offers, what it needs \
                from which module, its commands and contributions, and which modules run without it.
                """
        )
    }

    /// The commands `modules` and `modules check`.
    public var all: [Command] { [show, check] }

    private var show: Command {
        Command(
            "modules",
            abstract: "Draw the services that each module offers and takes.",
            options: options,
            examples: [
                Example("\(program) modules", "Draw the modules."),
                Example(
                    "\(program) modules --without \(examples.module)",
                    "Show what breaks without \(examples.module)."
                ),
                Example(
                    "\(program) modules --canvas \(examples.module)",
                    "Show all about \(examples.module) on one page."
                ),
                Example("\(program) modules --level service", "Print the services as a tree."),
                Example(
                    "\(program) modules --from \(examples.service)",
                    "Print the services that \(examples.service) needs."
                ),
                Example(
                    "\(program) modules --from \(examples.service) --reversed",
                    "Print the services that need \(examples.service)."
                ),
                Example("\(program) modules --format dot > modules.dot", "Draw the services."),
                Example("\(program) modules --json", "Print the services as JSON."),
            ],
            answer: .anyOf([
                Self.graphSchema,
                ["without": .string, "leftOut": [.string], "valid": .bool, "report": .string],
                ModuleCanvas.schema(facts),
            ])
        ) {
            try answer($0)
        }
    }

    private var options: [Option] {
        [
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
                "canvas",
                placeholder: "MODULE",
                help: "Show what one module offers and needs, on one page.",
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
                help: "Show only this service, and the services it needs.",
                completion: Completion("modules check", "services")
            ),
            .flag(
                "reversed",
                help: "Show which services need a service, not what it needs."
            ),
        ]
    }

    private func answer(_ invocation: Invocation) throws -> Answer {
        let container = try wire(modules)
        let isAboutServices =
            invocation.option("from") != nil || invocation.option("format") != nil
            || invocation.flag("reversed") || invocation.option("level") == "service"
        if let name = invocation.option("canvas") {
            let others = ["level", "without"].compactMap(invocation.option)
            guard !isAboutServices, others.isEmpty else {
                throw Self.usage("canvas", "'--canvas' shows one module; leave out other options.")
            }
            let canvas = try ModuleCanvas(of: name, in: container, app: app, facts: facts)
            return Answer([.drawing([.panels(canvas.panels)])], json: canvas.json)
        }
        guard invocation.option("level") != "package" || !invocation.globals.json else {
            throw Self.usage(
                "level",
                "'--level package' draws packages, and '--json' prints services; leave out "
                    + "one of them."
            )
        }
        guard isAboutServices else {
            if let name = invocation.option("without") {
                return without(name, drawnFrom: container)
            }
            let panels = ModulePanels(of: container).panels
            return Answer([.drawing([.panels(panels)])], json: .verbatim(container.graph.json))
        }
        guard invocation.option("without") == nil, invocation.option("level") != "package" else {
            throw Self.usage(
                "level",
                "'--without' and '--level package' draw packages; leave out '--from', "
                    + "'--reversed', '--format' and '--level service'."
            )
        }
        return try services(of: container.graph, invocation)
    }

    private static func usage(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .usage, code: "usage.modules.\(code)", message: message)
    }

    private func services(of graph: Graph, _ invocation: Invocation) throws -> Answer {
        let question = GraphQuestion(
            name: invocation.option("from"),
            isReversed: invocation.flag("reversed"),
            program: program
        )
        let part = try question.answer(from: graph)
        let format = invocation.option("format").flatMap(GraphFormat.init) ?? .text
        return Answer([.text(format.text(of: part))], json: .verbatim(part.json))
    }

    private func without(_ name: String, drawnFrom container: Container) -> Answer {
        var absent = [name]
        var report = ""
        do {
            let rest = ModulePanels(of: try wire(modules.filter { $0.name != name })).names
            absent += ModulePanels(of: container).names.filter { $0 != name && !rest.contains($0) }
        } catch {
            report = "\(error)"
        }
        let panels = ModulePanels(of: container, without: Set(absent)).panels
        return Answer(
            [
                .drawing([.panels(panels)]),
                .text(
                    report.isEmpty
                        ? "Without \(absent.joined(separator: " and ")), the program starts."
                        : "\nWithout \(name), the program does not start:\n\n\(report)"
                ),
            ],
            json: [
                "without": .string(name), "leftOut": .array(absent.map { .string($0) }),
                "valid": .bool(report.isEmpty), "report": .string(report),
            ],
            exitCode: report.isEmpty ? .success : .refused
        )
    }

    private var check: Command {
        Command(
            "modules check",
            abstract: "Check that the modules fit together.",
            discussion: """
                The program makes the same check at each launch, before it creates any object, and \
                reports all faults at once. This command also lists services that are registered \
                but never used, which is harmless.
                """,
            examples: [
                Example("\(program) modules check", "Exit with 0 if the modules fit together.")
            ],
            answer: [
                "valid": .bool, "modules": [.string], "services": [.string],
                "warnings": [
                    ["unused": .string, "module": .string, "file": .string, "line": .integer]
                ],
            ]
        ) { _ in
            let container = try wire(modules)
            let warnings = container.warnings
            let names = modules.map(\.name)
            return Answer(
                [.line("\(names.count) modules fit together: \(names.joined(separator: ", "))")]
                    + warnings.map { .line("Warning: \($0)") },
                json: [
                    "valid": true,
                    "modules": .array(names.map { .string($0) }),
                    "services": .array(container.graph.nodes.map { .string($0.name) }),
                    "warnings": .array(warnings.map(Self.json(of:))),
                ]
            )
        }
    }

    /// The schema of `Graph.json`.
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

/// The values of the option `--format`.
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
