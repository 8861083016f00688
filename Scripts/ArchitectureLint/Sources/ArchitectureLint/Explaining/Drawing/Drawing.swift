/// A drawing of packages or modules and their dependencies, in layers called floors.
struct Drawing: Equatable, Encodable, Sendable {
    enum Level: String, CaseIterable, Encodable, Sendable {
        case modules, packages
    }

    /// The state of a node or arrow in the comparison of two revisions.
    enum Change: String, Encodable, Sendable {
        case new, gone
    }

    /// A finding that colors an arrow; the most important case is first.
    enum Mark: String, CaseIterable, Encodable, Sendable {
        case error, warning, undeclared, unused
    }

    struct Node: Equatable, Encodable, Sendable {
        var name: String
        /// The kind of the target, or `package` for a package.
        var kind: String
        var package: String
        var group: String?
        /// The floor: 0 without dependencies, otherwise one above the highest dependency.
        var floor = 0
        var change: Change?
        /// The color of the outline, such as `#DB5A5A`.
        var color: String?
    }

    struct Arrow: Equatable, Encodable, Sendable {
        var from: String
        var to: String
        /// The line of the manifest that declares the dependency, if any.
        var declared: String?
        var imported: String?
        var imports = 0
        /// The first place where `from` builds a source of `to` through a symbolic link, if any.
        var shared: String?
        var violations: [String] = []
        var marks: [Mark] = []
        var change: Change?

        var isOnlyShared: Bool { declared == nil && imported == nil && shared != nil }

        fileprivate mutating func add(_ edge: Edge) {
            let place = edge.place.description
            switch edge.kind {
            case .declared: declared = declared ?? place
            case .imported:
                imported = imported ?? place
                imports += 1
            case .shared: shared = shared ?? place
            }
        }
    }

    var level: Level
    var nodes: [Node]
    var arrows: [Arrow]

    var json: JSONObject { ["level": level, "nodes": nodes, "arrows": arrows] }

    /// The nodes of each floor, from the lowest to the highest floor.
    var floors: [[Node]] {
        Dictionary(grouping: nodes, by: \.floor).sorted { $0.key < $1.key }.map(\.value)
    }
}

extension Drawing {
    /// Draws the packages or modules of a workspace, and the violations of `run`, if any.
    init(_ workspace: Workspace, _ run: RuleRun?, level: Level) {
        let repository = workspace.repository
        let modules = Dictionary(firstOf: repository.modules.map { ($0.name, $0) })
        let nodes: [Node] =
            switch level {
            case .modules:
                modules.values.map {
                    Node(
                        name: $0.name,
                        kind: $0.target.kind.rawValue,
                        package: $0.package.path,
                        group: run?.membership.group(of: $0.name)
                    )
                }
            case .packages:
                repository.packages.map { Node(name: $0.label, kind: "package", package: $0.path) }
            }
        func name(_ module: String) -> String? {
            level == .modules ? modules[module]?.name : modules[module]?.package.label
        }
        var arrows: [[String]: Arrow] = [:]
        for edge in workspace.graph.edges {
            guard let from = name(edge.from), let to = name(edge.to), from != to else { continue }
            arrows[[from, to], default: Arrow(from: from, to: to)].add(edge)
        }
        Self.mark(&arrows, by: run, name: name)
        self.init(
            level: level,
            nodes: nodes.sorted { $0.name < $1.name },
            arrows: arrows.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        )
        settle()
    }

    /// Marks the arrow between the two modules of each violation, and each arrow of a cycle.
    ///
    /// - Parameter name: Returns the name of the node for a module.
    private static func mark(
        _ arrows: inout [[String]: Arrow],
        by run: RuleRun?,
        name: (String) -> String?
    ) {
        let kinds = Dictionary(firstOf: (run?.summaries ?? []).map { ($0.rule, $0.kind) })
        if !kinds.values.contains(DeclaredCheck.kind) {
            for (ends, arrow) in arrows where arrow.declared == nil && arrow.imported != nil {
                arrows[ends]?.marks = [.undeclared]
            }
        }
        for violation in run?.violations ?? [] {
            let mark = Mark(violation, kind: kinds[violation.rule])
            var ends = violation.isCycle ? violation.chain.map { ($0.from, $0.to) } : []
            ends.append((violation.importer, violation.imported))
            if mark == .unused, name(violation.imported) == nil {
                // The name is that of a product, whose modules are declared at the same place.
                ends += arrows.values.filter {
                    $0.from == violation.importer && $0.imported == nil
                        && $0.declared == violation.place.description
                }.map { ($0.from, $0.to) }
            }
            let sentence = "\(violation.message) (\(violation.place))"
            for (importer, imported) in ends {
                guard let from = name(importer), let to = name(imported),
                    arrows[[from, to]]?.violations.contains(sentence) == false
                else { continue }
                arrows[[from, to]]?.violations.append(sentence)
                arrows[[from, to]]?.marks.append(mark)
            }
        }
        for (ends, arrow) in arrows {
            arrows[ends]?.marks = Mark.allCases.filter(arrow.marks.contains)
        }
    }

    /// Assigns a floor to each node, based on the declared dependencies.
    mutating func settle() {
        let indices = Dictionary(firstOf: nodes.indices.map { (nodes[$0].name, $0) })
        var successors = [[Int]](repeating: [], count: nodes.count)
        for arrow in arrows where arrow.declared != nil {
            guard let from = indices[arrow.from], let to = indices[arrow.to] else { continue }
            successors[from].append(to)
        }
        for (index, floor) in Floors.of(successors).enumerated() { nodes[index].floor = floor }
    }

    /// Returns this drawing with the nodes and arrows of `old` added, and all differences marked.
    func marked(since old: Drawing) -> Drawing {
        func marked<Part>(
            _ parts: WritableKeyPath<Drawing, [Part]>,
            _ change: WritableKeyPath<Part, Change?>,
            by key: (Part) -> [String]
        ) -> [Part] {
            let before = Set(old[keyPath: parts].map(key))
            let now = Set(self[keyPath: parts].map(key))
            let gone = old[keyPath: parts].filter { !now.contains(key($0)) }
            return (self[keyPath: parts] + gone).map { part in
                var part = part
                let (isOld, isNew) = (before.contains(key(part)), now.contains(key(part)))
                if isOld != isNew { part[keyPath: change] = isNew ? .new : .gone }
                return part
            }
        }
        var drawing = self
        drawing.nodes = marked(\.nodes, \.change) { [$0.name] }
        drawing.arrows = marked(\.arrows, \.change) { [$0.from, $0.to] }
        drawing.settle()
        return drawing
    }

    /// The changed nodes and arrows, and the nodes at the ends of these arrows.
    var changed: Drawing {
        var drawing = self
        drawing.arrows.removeAll { $0.change == nil }
        let touched = Set(drawing.arrows.flatMap { [$0.from, $0.to] })
        drawing.nodes.removeAll { $0.change == nil && !touched.contains($0.name) }
        drawing.settle()
        return drawing
    }

    /// Returns the part of the drawing around a module, product or package: its dependencies, its
    /// dependents, and the arrows among all of these.
    ///
    /// - Throws: `UsageError` for an unknown or ambiguous name.
    func focused(on name: String, in workspace: Workspace) throws(UsageError) -> Drawing {
        let meant = try names(meantBy: name, in: workspace)
        let touching = arrows.filter { meant.contains($0.from) || meant.contains($0.to) }
        let kept = meant.union(touching.flatMap { [$0.from, $0.to] })
        return Drawing(
            level: level,
            nodes: nodes.filter { kept.contains($0.name) },
            arrows: arrows.filter { kept.contains($0.from) && kept.contains($0.to) }
        )
    }

    /// Returns the drawing with the nodes of a module, product or package outlined in a color.
    ///
    /// - Parameter colored: The name and the color, such as `Card=#DB5A5A`.
    /// - Throws: `UsageError` for a value in another form, or an unknown or ambiguous name.
    func colored(_ colored: String, in workspace: Workspace) throws(UsageError) -> Drawing {
        let parts = colored.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil else {
            throw UsageError(message: "--color needs a value like Card=#DB5A5A, not '\(colored)'")
        }
        let meant = try names(meantBy: String(parts[0]), in: workspace)
        var drawing = self
        for index in nodes.indices where meant.contains(nodes[index].name) {
            drawing.nodes[index].color = String(parts[1])
        }
        return drawing
    }

    /// Returns the names of the nodes that represent a module, product or package.
    ///
    /// - Throws: `UsageError` for an unknown or ambiguous name.
    private func names(
        meantBy name: String,
        in workspace: Workspace
    ) throws(UsageError) -> Set<String> {
        let names = Set(nodes.map(\.name))
        var meant: Set = [name]
        if !names.contains(name) {
            switch level {
            case .modules: meant = try NamedModules(name, in: workspace).modules
            case .packages:
                let package = try NamedModules.package(name, in: workspace.repository)
                meant = Set([package?.label].compactMap { $0 })
            }
        }
        guard !names.isDisjoint(with: meant) else {
            let message = "the drawing of \(level.rawValue) has no '\(name)'"
            throw UsageError(message, near: name, among: names.sorted())
        }
        return meant
    }

    /// Returns the transitive reduction: the drawing without each declared arrow that a chain of
    /// other arrows implies.
    ///
    /// Arrows within a cycle, with a violation, or for a shared source remain.
    func reduced() -> Drawing {
        let floors = Dictionary(firstOf: nodes.map { ($0.name, $0.floor) })
        // Without cycles, the reduction is unique.
        let downward = arrows.filter { arrow in
            guard let from = floors[arrow.from], let to = floors[arrow.to] else { return false }
            return arrow.declared != nil && from > to
        }
        let successors = Dictionary(grouping: downward, by: \.from).mapValues { $0.map(\.to) }
        var reached: [String: Set<String>] = [:]
        for node in nodes.sorted(by: { $0.floor < $1.floor }) {
            reached[node.name] = (successors[node.name] ?? []).reduce(into: []) {
                $0.formUnion(reached[$1, default: []].union([$1]))
            }
        }
        var drawing = self
        drawing.arrows.removeAll { arrow in
            arrow.declared != nil && arrow.violations.isEmpty && arrow.shared == nil
                && (successors[arrow.from] ?? []).contains {
                    reached[$0, default: []].contains(arrow.to)
                }
        }
        return drawing
    }
}

extension Drawing.Mark {
    /// Creates the mark for a violation of a rule of the given kind.
    fileprivate init(_ violation: Violation, kind: String?) {
        switch kind {
        case DeclaredCheck.kind: self = .undeclared
        case UsedCheck.kind: self = .unused
        default: self = violation.severity == .error ? .error : .warning
        }
    }
}

extension SwiftPackage {
    /// The unique name of a package in a drawing.
    fileprivate var label: String { path.isEmpty ? content.name : path }
}
