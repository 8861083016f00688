extension Container {
    /// What the container is made of. Made anew at each call.
    ///
    /// ```swift
    /// print(container.graph.text)
    /// ```
    public var graph: Graph { Graph(wiring) }
}

extension Graph {
    init(_ wiring: Wiring) {
        var absent: [Int32: [Wiring.OpenNeed]] = [:]
        for need in wiring.unmetNeeds {
            absent[Int32(need.registration), default: []].append(need)
        }
        self.init(
            nodes: wiring.nodes.indices.map { node in
                var needs: [Need] = []
                var known: Set<Need> = []
                for edge in wiring.edges(of: node) {
                    let target = Int(edge.target)
                    let need = Need(
                        name: wiring.name(of: target),
                        node: target,
                        isDeferred: edge.isDeferred
                    )
                    if known.insert(need).inserted { needs.append(need) }
                }
                for registration in wiring.registrations(of: node) {
                    for unmet in absent[registration] ?? [] {
                        let name = SlotRegistry.name(of: unmet.slot)
                        let need = Need(name: name, node: nil, isDeferred: unmet.isDeferred)
                        if known.insert(need).inserted { needs.append(need) }
                    }
                }
                let registrations = wiring.registrations(of: node)
                let isDecorator = { (index: Int32) in
                    wiring.blueprint.registrations[Int(index)].role == .decorator
                }
                return Node(
                    name: wiring.name(of: node),
                    kind: Node.Kind(wiring.nodes[node].kind),
                    scope: wiring.scope(of: node),
                    registrations: registrations.filter { !isDecorator($0) }.map {
                        wiring.step($0)
                    },
                    decorators: registrations.filter(isDecorator).map { wiring.step($0) },
                    needs: needs
                )
            }
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
