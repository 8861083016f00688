/// A drawing of the dependencies among packages or modules, on floors.
struct Drawing: Equatable, Encodable, Sendable {
    enum Level: String, CaseIterable, Encodable, Sendable {
        case modules, packages
    }

    struct Node: Equatable, Encodable, Sendable {
        var name: String
        /// The kind of target, or `package`.
        var kind: String
        var package: String
        var group: String?
        /// The floor: 0 without dependencies, otherwise one above the highest dependency.
        var floor = 0
    }

    struct Arrow: Equatable, Encodable, Sendable {
        var from: String
        var to: String
        /// The line of the manifest that declares the dependency, if any.
        var declared: String?
        var imported: String?
        var imports = 0
        /// The first place where it builds a source of the other one, if any.
        var shared: String?
        /// The violations in sentences.
        var violations: [String] = []

        var isOnlyShared: Bool { declared == nil && imported == nil && shared != nil }

        fileprivate mutating func add(_ edge: Edge) {
            let place = edge.place.description
            switch edge.kind {
            case .declared: declared = declared ?? place
            case .imported:
                imported = imported ?? place
                imports += 1
            case .shared: shared = shared ?? place
            case .referred: break  // A drawing examines no object files.
            }
        }
    }

    var level: Level
    var nodes: [Node]
    var arrows: [Arrow]

    /// The nodes of each floor, the lowest first.
    var floors: [[Node]] {
        Dictionary(grouping: nodes, by: \.floor).sorted { $0.key < $1.key }.map(\.value)
    }
}

extension Drawing {
    /// Draws a workspace without external modules, with the results of its rules, if any.
    init(_ workspace: Workspace, _ run: RuleRun?, level: Level) {
        let repository = workspace.repository
        let modules = Dictionary(repository.modules.map { ($0.name, $0) }) { first, _ in first }
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
        for violation in run?.violations ?? [] {
            let chain = violation.isCycle ? violation.chain.map { ($0.from, $0.to) } : []
            let sentence = "\(violation.message) (\(violation.place))"
            for (importer, imported) in chain + [(violation.importer, violation.imported)] {
                guard let from = name(importer), let to = name(imported),
                    arrows[[from, to]]?.violations.contains(sentence) == false
                else { continue }
                arrows[[from, to]]?.violations.append(sentence)
            }
        }
        self.init(
            level: level,
            nodes: nodes.sorted { $0.name < $1.name },
            arrows: arrows.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        )
        settle()
    }

    /// Assigns floors by the declared dependencies.
    mutating func settle() {
        let indices = Dictionary(nodes.indices.map { (nodes[$0].name, $0) }) { first, _ in first }
        var successors = [[Int]](repeating: [], count: nodes.count)
        for arrow in arrows where arrow.declared != nil {
            guard let from = indices[arrow.from], let to = indices[arrow.to] else { continue }
            successors[from].append(to)
        }
        for (index, floor) in Floors.of(successors).enumerated() { nodes[index].floor = floor }
    }

    /// The part around a module, product or package: its dependencies, its dependents, and the
    /// arrows among all of these.
    ///
    /// - Throws: `UsageError` for an unknown name, or one that several share.
    func focused(on name: String, in workspace: Workspace) throws(UsageError) -> Drawing {
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
            let message = "there is nothing called '\(name)' among the \(level.rawValue)"
            throw UsageError(message, near: name, among: names.sorted())
        }
        let touching = arrows.filter { meant.contains($0.from) || meant.contains($0.to) }
        let kept = meant.union(touching.flatMap { [$0.from, $0.to] })
        return Drawing(
            level: level,
            nodes: nodes.filter { kept.contains($0.name) },
            arrows: arrows.filter { kept.contains($0.from) && kept.contains($0.to) }
        )
    }

    /// The drawing without the declared arrows that a chain of others implies: its transitive
    /// reduction.
    ///
    /// Arrows within a cycle, with a violation or with a shared source remain.
    func reduced() -> Drawing {
        let floors = Dictionary(nodes.map { ($0.name, $0.floor) }) { first, _ in first }
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

extension SwiftPackage {
    /// The unique name of a package in a drawing.
    fileprivate var label: String { path.isEmpty ? name : path }
}
