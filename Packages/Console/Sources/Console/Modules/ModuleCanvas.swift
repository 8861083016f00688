public import DependencyContainer
import DependencyContainerGraph

/// Contributions of a module to a list of the program, as words for the module's canvas.
///
/// ```swift
/// ModuleFact("rules", title: "Authority rules", list: authorityRulesInject) { rules, _ in
///     rules.map(\.purpose.rawValue)
/// }
/// ```
public struct ModuleFact: Sendable {
    /// The key in the JSON document.
    let key: String
    /// The title of the panel.
    let title: String
    /// The name of the list.
    let list: String
    let words: @Sendable (_ container: Container, _ module: String) throws -> [String]

    /// Creates a fact.
    ///
    /// - Parameters:
    ///   - key: The key in the JSON document.
    ///   - title: The title of the panel.
    ///   - list: The list.
    ///   - scope: Returns the scope in which the list is resolved; by default the container.
    ///   - words: Returns the words for the contributions of one module.
    public init<Element>(
        _ key: String,
        title: String,
        list: CollectionID<Element>,
        in scope: @escaping @Sendable (Container) throws -> Container = { $0 },
        words: @escaping @Sendable ([Element], Container) throws -> [String]
    ) {
        self.key = key
        self.title = title
        self.list = list.name
        self.words = { container, module in
            try words(scope(container).contributions(to: list, by: module), container)
        }
    }
}

extension Container {
    /// Returns the elements of a list, each with its registration.
    ///
    /// - Parameter list: The list.
    /// - Throws: `ResolutionError` if the list cannot be resolved.
    public func contributions<Element>(
        to list: CollectionID<Element>
    ) throws(ResolutionError) -> [(element: Element, registration: DependencyStep)] {
        // The list has an element for each registration, in the same order.
        let registrations = graph.nodes.first { $0.name == list.name }?.registrations ?? []
        return zip(try resolve(list), registrations).map { ($0, $1) }
    }

    /// Returns the elements of a list that a module contributes.
    func contributions<Element>(
        to list: CollectionID<Element>,
        by module: String
    ) throws(ResolutionError) -> [Element] {
        try contributions(to: list).filter { $0.registration.module == module }.map(\.element)
    }
}

/// All that the container knows of one module: what it offers, needs and hears, and what runs without
/// it.
struct ModuleCanvas {
    private struct Need {
        let id: String
        let isList: Bool
        /// The modules that provide the service, or that contribute to the list.
        var providers: [String]
    }

    private let module: String
    private let role: ColorRole
    /// The offered ids under the keys of the JSON document.
    private let offers: [(key: String, ids: [String])]
    private let needs: [Need]
    private let commands: [Command]
    private let facts: [(fact: ModuleFact, words: [String])]
    /// The modules that do not start without this one.
    private let users: [String]
    /// The modules that start without this one; the app's are not among them.
    private let independent: [String]

    /// Creates the canvas of a module.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - container: The container of the program.
    ///   - app: The name of the Swift module that wires the other modules.
    ///   - facts: The contributions that are named one by one.
    /// - Throws: `ResolutionError` if the contributions cannot be resolved.
    init(of module: String, in container: Container, app: String, facts: [ModuleFact]) throws {
        let graph = container.graph
        let crossings = container.crossings.filter { $0.kind != .scopeInput }
        let steps = graph.nodes.flatMap(\.registrations)
        let package = steps.first { $0.module == module }?.place.module ?? ""
        let offered = crossings.filter { $0.provider.module == module }
        let named = Set(facts.map(\.list))

        func ids(_ kinds: Set<Graph.Node.Kind>) -> [String] {
            Self.once(offered.filter { kinds.contains($0.kind) }.map(\.name))
        }
        self.module = module
        role = ModulePalette(of: graph).role(of: package)
        offers = [
            ("services", ids([.service, .asyncService, .plugin])),
            ("screens", ids([.mainService, .builder])),
            ("lists", ids([.collection]).filter { !named.contains($0) }),
            (
                "decorates",
                graph.nodes.filter { $0.decorators.contains { $0.module == module } }.map(\.name)
            ),
        ]
        needs = Self.needs(crossings.filter { $0.user.module == module })
        commands = try container.contributions(to: commandsInject, by: module)
        self.facts = try facts.map { ($0, try $0.words(container, module)) }
        // A list is only shorter without a module, and a plug-in is optional.
        let hard = crossings.filter { $0.kind != .collection && $0.kind != .plugin }
        users = Self.once(hard.filter { $0.provider.module == module }.map(\.user.module))
        let apps = Set(steps.filter { $0.place.module == app }.map(\.module))
        var stopped: Set = [module]
        var count = 0
        while count < stopped.count {
            count = stopped.count
            stopped.formUnion(
                hard.filter {
                    stopped.contains($0.provider.module) && !apps.contains($0.user.module)
                }.map(\.user.module)
            )
        }
        independent = Self.once(steps.map(\.module)).filter {
            !stopped.contains($0) && !apps.contains($0)
        }
    }

    private static func once(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func needs(_ crossings: [Crossing]) -> [Need] {
        once(crossings.map(\.name)).map { id in
            let same = crossings.filter { $0.name == id }
            return Need(
                id: id,
                isList: same.contains { $0.kind == .collection },
                providers: once(same.map(\.provider.module))
            )
        }
    }

    /// The boxes of the canvas, without empty ones.
    var panels: [Panel] {
        let texts: [(String, [String])] =
            [("Commands", Self.lines(of: commands))]
            + facts.map { ($0.title, Self.lines(of: $1)) }
            + [("Needed by", Self.lines(of: users))]
        let boxes: [(String, [ScreenBlock])] =
            [("\(module) offers", offered), ("\(module) needs", needed)]
            + texts.map { ($0, $1.map { .text($0) }) }
            + [("Runs without it", [.text(runningWithout)])]
        return boxes.filter { !$1.isEmpty }.map { Panel($0, role: role, blocks: $1) }
    }

    private var runningWithout: String {
        independent.isEmpty ? "No other module." : independent.joined(separator: ", ")
    }

    private var offered: [ScreenBlock] {
        let nodes = offers.filter { !$0.ids.isEmpty }.flatMap { key, ids in
            [Tree.Node(key, role: .muted)]
                + ids.map { Tree.Node((key == "lists" ? "+ " : "") + $0, depth: 1) }
        }
        return nodes.isEmpty ? [] : [.tree(Tree(nodes))]
    }

    private var needed: [ScreenBlock] {
        let nodes = Self.once(needs.map(Self.source)).flatMap { source in
            [Tree.Node(source, role: .muted)]
                + needs.filter { Self.source(of: $0) == source }
                .map { Tree.Node(($0.isList ? "+ " : "") + $0.id, depth: 1) }
        }
        return nodes.isEmpty ? [] : [.tree(Tree(nodes))]
    }

    private static func source(of need: Need) -> String {
        need.providers.count > 3
            ? "from \(need.providers.count) modules"
            : "from \(need.providers.joined(separator: ", "))"
    }

    /// Returns the words in one line, or in a line each if one has spaces, where a line might break.
    private static func lines(of words: [String]) -> [String] {
        words.isEmpty || words.contains { $0.contains(" ") }
            ? words : [words.joined(separator: ", ")]
    }

    /// Returns a line for each group of commands, such as `card issue, list, show`.
    private static func lines(of commands: [Command]) -> [String] {
        once(commands.compactMap(\.path.first)).map { group in
            var isInGroup = false
            return commands.map(\.path).filter { $0.first == group }.map { path in
                defer { isInGroup = isInGroup || path.count > 1 }
                return path.dropFirst(isInGroup ? 1 : 0).joined(separator: " ")
            }.joined(separator: ", ")
        }
    }

    /// The canvas for other programs.
    var json: JSONValue {
        func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
        let needs = needs.map { need -> JSONValue in
            [
                "id": .string(need.id), "isList": .bool(need.isList),
                "providers": names(need.providers),
            ]
        }
        let own: [(String, JSONValue)] =
            [("canvas", .string(module))] + offers.map { ($0, names($1)) }
            + [
                ("needs", .array(needs)),
                ("commands", names(commands.map { $0.path.joined(separator: " ") })),
            ]
            + facts.map { ($0.key, names($1)) }
            + [("neededBy", names(users)), ("runsWithout", names(independent))]
        return .object(own.map(JSONMember.init))
    }

    /// Returns the schema of ``json``.
    static func schema(_ facts: [ModuleFact]) -> JSONSchema {
        let lists = ["services", "screens", "lists", "decorates", "commands"] + facts.map(\.key)
        return .object(
            [(name: "canvas", schema: .string)]
                + (lists + ["neededBy", "runsWithout"]).map { ($0, [.string]) }
                + [("needs", [["id": .string, "isList": .bool, "providers": [.string]]])]
        )
    }
}
