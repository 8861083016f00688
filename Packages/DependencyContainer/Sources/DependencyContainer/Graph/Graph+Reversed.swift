extension Graph {
    /// The same graph with its edges turned round: who needs this, instead of what this needs.
    ///
    /// ```swift
    /// print(container.graph.reversed.from(named: "Ledger")?.text ?? "nobody provides it")
    /// // Ledger: Ledger/LedgerModule.swift:21
    /// // ├── needed by SafeBox: SafeBox/SafeBoxModule.swift:12
    /// // └╌╌ needed by Audit, deferred: App/AuditModule.swift:8
    /// ```
    ///
    /// Nodes keep their indices. What is absent becomes a node, of the kind ``Node/Kind/absent``,
    /// after all others, so that one can ask who would like to have it. A deferred edge stays
    /// deferred. Reversed twice, it is the graph it was.
    public var reversed: Graph {
        Graph(declared: declared, isReversed: !isReversed, start: start)
    }

    static func turnedRound(_ declared: [Node]) -> [Node] {
        let nodes = withAbsentNodes(declared)
        var turned = nodes.map { node in
            var node = node
            node.needs = []
            return node
        }
        for (index, node) in nodes.enumerated() {
            for need in node.needs {
                guard let target = need.node else { continue }
                turned[target].needs.append(
                    Need(name: node.name, node: index, isDeferred: need.isDeferred)
                )
            }
        }
        return turned
    }

    /// The nodes, and one more for each name that is needed and absent, so that every need has two
    /// ends: what is drawn, and what can be turned round.
    static func withAbsentNodes(_ nodes: [Node]) -> [Node] {
        var complete = nodes
        var absent: [String: Int] = [:]
        for (index, node) in nodes.enumerated() {
            for (position, need) in node.needs.enumerated() where need.node == nil {
                let target = absent[need.name] ?? complete.count
                if target == complete.count {
                    absent[need.name] = target
                    complete.append(
                        Node(name: need.name, kind: .absent, registrations: [], needs: [])
                    )
                }
                complete[index].needs[position] = Need(
                    name: need.name,
                    node: target,
                    isDeferred: need.isDeferred
                )
            }
        }
        return complete
    }
}
