extension Drawing {
    /// What is drawn of everything that was read. What is not of the repository is left out.
    init(_ landscape: Workspace, _ judgement: Judgement, level: Level) {
        let modules = landscape.repository.modules
        let homes = Dictionary(modules.map { ($0.name, $0.package) }) { first, _ in first }
        var nodes: [Node]
        switch level {
        case .modules:
            nodes = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }.values.map {
                Node(
                    name: $0.name,
                    kind: $0.target.kind.rawValue,
                    package: $0.package.path,
                    group: judgement.groups[$0.name],
                    floor: 0
                )
            }
        case .packages:
            nodes = landscape.repository.packages.map {
                Node(name: $0.label, kind: "package", package: $0.path, group: nil, floor: 0)
            }
        }
        func name(_ module: String) -> String? {
            level == .modules ? homes[module].map { _ in module } : homes[module]?.label
        }

        var arrows: [Pair: Arrow] = [:]
        for edge in landscape.graph.edges {
            guard let from = name(edge.from), let to = name(edge.to), from != to else { continue }
            arrows[Pair(from: from, to: to), default: Arrow(from: from, to: to)].add(edge)
        }
        for violation in judgement.violations {
            let chain = violation.isCircle ? violation.chain.map { ($0.from, $0.to) } : []
            for (importer, imported) in chain + [(violation.importer, violation.imported)] {
                guard let from = name(importer), let to = name(imported) else { continue }
                let sentence = "\(violation.message) (\(violation.place))"
                arrows[Pair(from: from, to: to)]?.add(violation: sentence)
            }
        }
        nodes.sort { $0.name < $1.name }
        let sorted = arrows.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.init(level: level, nodes: nodes, arrows: sorted)
        settle()
    }

    /// Puts everybody on the floor that the declared dependencies give it.
    mutating func settle() {
        let indices = Dictionary(nodes.indices.map { (nodes[$0].name, $0) }) { first, _ in first }
        var knows = [[Int]](repeating: [], count: nodes.count)
        for arrow in arrows where arrow.declared != nil {
            guard let from = indices[arrow.from], let to = indices[arrow.to] else { continue }
            knows[from].append(to)
        }
        for (index, floor) in Floors.of(knows).enumerated() { nodes[index].floor = floor }
    }

    private struct Pair: Hashable {
        let from: String
        let to: String
    }
}

extension Drawing.Arrow {
    fileprivate init(from: String, to: String) {
        self.init(from: from, to: to, declared: nil, imported: nil, imports: 0, violations: [])
    }

    fileprivate mutating func add(_ edge: Edge) {
        switch edge.kind {
        case .declared:
            declared = declared ?? edge.place.description
        case .imported:
            imported = imported ?? edge.place.description
            imports += 1
        case .shared:
            shared = shared ?? edge.place.description
        case .referred:
            break  // What was built is not looked into.
        }
    }

    fileprivate mutating func add(violation: String) {
        if !violations.contains(violation) { violations.append(violation) }
    }
}

extension SwiftPackage {
    /// How a drawing calls it: by its folder, which is unique.
    var label: String { path.isEmpty ? name : path }
}
