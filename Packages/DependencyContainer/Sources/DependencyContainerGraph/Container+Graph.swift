public import DependencyContainer

extension Container {
    /// The registrations of the container and their needs, computed at each call.
    ///
    /// ```swift
    /// print(container.graph.text)
    /// ```
    public var graph: Graph {
        let unmet = Dictionary(grouping: wiring.unmetNeeds, by: \.registration)
        return Graph(nodes: wiring.nodes.indices.map { Graph.Node($0, of: wiring, unmet) })
    }
}

extension Graph.Node {
    fileprivate init(_ node: Int, of wiring: Wiring, _ unmet: [Int: [Wiring.UnmetNeed]]) {
        var needs: [Graph.Need] = []
        var known: Set<Graph.Need> = []
        func add(_ name: String, _ node: Int?, isDeferred: Bool) {
            let need = Graph.Need(name: name, node: node, isDeferred: isDeferred)
            if known.insert(need).inserted { needs.append(need) }
        }
        for edge in wiring.edges(of: node) {
            let target = Int(edge.target)
            add(wiring.name(of: target), target, isDeferred: edge.isDeferred)
        }
        let registrations = wiring.registrations(of: node)
        for registration in registrations {
            for need in unmet[Int(registration)] ?? [] {
                add(need.name, nil, isDeferred: need.isDeferred)
            }
        }
        self.init(
            name: wiring.name(of: node),
            kind: Kind(wiring.nodes[node].kind),
            scope: wiring.scope(of: node),
            registrations: registrations.filter { !wiring.isDecorator($0) }.map { wiring.step($0) },
            decorators: registrations.filter(wiring.isDecorator).map { wiring.step($0) },
            needs: needs
        )
    }
}

extension Graph.Node.Kind {
    package init(_ kind: RegistrationKind) {
        switch kind {
        case .service: self = .service
        case .mainService: self = .mainService
        case .asyncService: self = .asyncService
        case .contribution: self = .collection
        case .builder: self = .builder
        case .plugin: self = .plugin
        case .scopeInput: self = .scopeInput
        }
    }
}
