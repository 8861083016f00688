/// What a container is made of, to be read by people and tests: who is registered, where, and who
/// needs whom.
public struct Graph: Sendable, Hashable {
    /// One id and what stands behind it.
    public struct Node: Sendable, Hashable {
        /// What kind of id it is.
        public enum Kind: Sendable, Hashable {
            case service, collection, builder, plugin
        }

        /// The name of the id.
        public let name: String
        public let kind: Kind
        /// How long what is made is kept.
        public let scope: Scope
        /// The registration; of a list its contributions, in their order.
        public let registrations: [DependencyStep]
        /// What it needs, in the order it was declared, each once.
        public let needs: [Need]
    }

    /// One need of a node.
    public struct Need: Sendable, Hashable {
        /// The name of the id that is needed.
        public let name: String
        /// The index of the node that meets it; nil for a plug-in that is absent and for a list that
        /// nobody contributes to.
        public let node: Int?
        /// Whether it is resolved when it is read.
        public let isLazy: Bool
    }

    /// The ids, in the order of their first registrations.
    public let nodes: [Node]

    /// The indices of the nodes that nobody needs; if a cycle of lazy needs leaves some nodes without
    /// such a root, the first of them stands in.
    var roots: [Int] {
        var isReached = [Bool](repeating: false, count: nodes.count)
        var isNeeded = isReached
        for node in nodes {
            for need in node.needs { need.node.map { isNeeded[$0] = true } }
        }
        var roots: [Int] = []
        func visit(_ root: Int) {
            roots.append(root)
            var open = [root]
            while let node = open.popLast() {
                if isReached[node] { continue }
                isReached[node] = true
                open += nodes[node].needs.compactMap(\.node).filter { !isReached[$0] }
            }
        }
        for node in nodes.indices where !isNeeded[node] { visit(node) }
        for node in nodes.indices where !isReached[node] { visit(node) }
        return roots
    }
}

extension Container {
    /// What the container is made of. Made anew at each call.
    public var graph: Graph { Graph(wiring) }
}

extension Graph {
    init(_ wiring: Wiring) {
        var absent: [Int32: [Wiring.UnmetNeed]] = [:]
        for need in wiring.unmetNeeds {
            absent[Int32(need.registration), default: []].append(need)
        }
        nodes = wiring.nodes.indices.map { node in
            var needs: [Need] = []
            var known: Set<Need> = []
            for edge in wiring.edges(of: node) {
                let target = Int(edge.target)
                let need = Need(name: wiring.name(of: target), node: target, isLazy: edge.isLazy)
                if known.insert(need).inserted { needs.append(need) }
            }
            for registration in wiring.registrations(of: node) {
                for unmet in absent[registration] ?? [] {
                    let name = SlotRegistry.name(of: unmet.slot)
                    let need = Need(name: name, node: nil, isLazy: unmet.isLazy)
                    if known.insert(need).inserted { needs.append(need) }
                }
            }
            return Node(
                name: wiring.name(of: node),
                kind: Node.Kind(wiring.nodes[node].kind),
                scope: wiring.nodes[node].scope,
                registrations: wiring.registrations(of: node).map { wiring.step($0) },
                needs: needs
            )
        }
    }
}

extension Graph.Node.Kind {
    init(_ kind: Registration.Kind) {
        switch kind {
        case .service: self = .service
        case .contribution: self = .collection
        case .builder: self = .builder
        case .plugin: self = .plugin
        }
    }
}
