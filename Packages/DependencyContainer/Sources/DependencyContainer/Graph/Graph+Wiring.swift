extension Container {
    /// What the container is made of; of a child also what it sees around it, after its own. Made
    /// anew at each call.
    ///
    /// ```swift
    /// print(container.graph.text)
    /// ```
    public var graph: Graph {
        var reading = WiringReading()
        reading.read(wiring)
        return Graph(nodes: reading.nodes)
    }
}

/// Reads a wiring, and those around it, as the nodes of one graph.
private struct WiringReading {
    private(set) var nodes: [Graph.Node] = []

    /// Reads the nodes of a wiring, and after them those of the ones around it.
    mutating func read(_ wiring: Wiring) {
        var levels: [(wiring: Wiring, first: Int)] = []
        var current: Wiring? = wiring
        var first = 0
        while let wiring = current {
            levels.append((wiring, first))
            first += wiring.nodes.count
            current = wiring.outer?.wiring
        }
        for level in levels.indices {
            let (wiring, first) = levels[level]
            /// The index of the node of a slot that a wiring further out has.
            func outerNode(at slot: Int) -> Int? {
                for (outer, first) in levels[(level + 1)...] {
                    if let node = outer.node(at: slot) { return first + node }
                }
                return nil
            }
            let unmet = Dictionary(grouping: wiring.unmetNeeds, by: \.registration)
            for node in wiring.nodes.indices {
                nodes.append(
                    Graph.Node(node, of: wiring, first: first, unmet, outerNode: outerNode)
                )
            }
        }
    }
}

extension Graph.Node {
    fileprivate init(
        _ node: Int,
        of wiring: Wiring,
        first: Int,
        _ unmet: [Int: [Wiring.OpenNeed]],
        outerNode: (Int) -> Int?
    ) {
        var needs: [Graph.Need] = []
        var known: Set<Graph.Need> = []
        func add(_ slot: Int, _ node: Int?, isDeferred: Bool) {
            let name = SlotRegistry.name(of: slot)
            let need = Graph.Need(name: name, node: node, isDeferred: isDeferred)
            if known.insert(need).inserted { needs.append(need) }
        }
        for edge in wiring.edges(of: node) {
            let target = Int(edge.target)
            add(wiring.nodes[target].slot, first + target, isDeferred: edge.isDeferred)
        }
        for need in wiring.outerNeeds[Int32(node)] ?? [] {
            add(need.slot, outerNode(need.slot), isDeferred: need.isDeferred)
        }
        let registrations = wiring.registrations(of: node)
        for registration in registrations {
            for need in unmet[Int(registration)] ?? [] {
                add(need.slot, nil, isDeferred: need.isDeferred)
            }
        }
        let isDecorator = { (index: Int32) in
            wiring.blueprint.registrations[Int(index)].role == .decorator
        }
        self.init(
            name: wiring.name(of: node),
            kind: Kind(wiring.nodes[node].kind),
            scope: wiring.scope(of: node),
            registrations: registrations.filter { !isDecorator($0) }.map { wiring.step($0) },
            decorators: registrations.filter(isDecorator).map { wiring.step($0) },
            needs: needs
        )
    }
}

extension Graph.Node.Kind {
    init(_ kind: Registration.Kind) {
        switch kind {
        case .service: self = .service
        case .mainService: self = .mainService
        case .asyncService: self = .asyncService
        case .factory: self = .factory
        case .contribution: self = .collection
        case .builder: self = .builder
        case .plugin: self = .plugin
        case .scopeInput: self = .scopeInput
        }
    }
}
