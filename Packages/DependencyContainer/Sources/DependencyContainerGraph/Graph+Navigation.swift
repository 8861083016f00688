public import DependencyContainer

extension Graph {
    /// Returns the part of the graph that is reachable from one node.
    ///
    /// ```swift
    /// graph.from(named: "SafeBox")                                      // the needs of the box
    ///
    /// graph.reversed.from(named: "Ledger")                              // the users of the ledger
    ///
    /// graph.from(named: "SafeBox")?.reversed.from(named: "Signing")     // the paths between the two
    /// ```
    ///
    /// The nodes keep their order, and the start node is the only root. The part of a reversed
    /// graph contains the users of the node, but not the other needs of these users.
    ///
    /// - Parameter name: The name of an id, which is unique in a valid container.
    /// - Returns: The part; nil if no node has the name. A reversed graph also has nodes for absent
    ///   services.
    public func from(named name: String) -> Graph? {
        nodes.firstIndex { $0.name == name }.map(part(from:))
    }

    /// Returns the part of the graph that is reachable from the node of an id; see
    /// ``from(named:)``.
    ///
    /// ```swift
    /// print(container.graph.reversed.from(ledgerInject)?.text ?? "")
    /// ```
    ///
    /// - Parameter id: An id of any type.
    /// - Returns: The part; nil if no node has the id.
    public func from(_ id: some ServiceID) -> Graph? { from(named: id.name) }

    private func part(from node: Int) -> Graph {
        var isKept = [Bool](repeating: false, count: nodes.count)
        reach(from: node, &isKept)
        let kept = nodes.indices.filter { isKept[$0] }
        var numbers = [Int?](repeating: nil, count: nodes.count)
        for (number, node) in kept.enumerated() { numbers[node] = number }
        let keptAbsence = isReversed && nodes[node].kind == .absent ? nodes[node].name : nil

        let part = kept.prefix { $0 < declared.count }.map { index in
            var node = declared[index]
            node.needs = node.needs.compactMap { need in
                guard let target = need.node else {
                    return !isReversed || need.name == keptAbsence ? need : nil
                }
                return numbers[target].map {
                    Need(name: need.name, node: $0, isDeferred: need.isDeferred)
                }
            }
            return node
        }
        return Graph(
            declared: part,
            isReversed: isReversed,
            start: numbers[node].map { Start(node: $0, isReversed: isReversed) }
        )
    }

    /// The same graph with reversed edges: the users of each node instead of its needs.
    ///
    /// ```swift
    /// print(container.graph.reversed.from(named: "Ledger")?.text ?? "not registered")
    /// // Ledger: Ledger/LedgerModule.swift:21
    /// // ├── needed by SafeBox: SafeBox/SafeBoxModule.swift:12
    /// // └╌╌ needed by Audit, deferred: App/AuditModule.swift:8
    /// ```
    ///
    /// Nodes keep their indices. Absent services become nodes of the kind ``Node/Kind/absent``,
    /// after all other nodes. Reversing twice restores the original graph.
    public var reversed: Graph {
        Graph(declared: declared, isReversed: !isReversed, start: start)
    }

    static func reversing(_ declared: [Node]) -> [Node] {
        let nodes = withAbsentNodes(declared)
        var reversed = nodes.map { node in
            var node = node
            node.needs = []
            return node
        }
        for (index, node) in nodes.enumerated() {
            for need in node.needs {
                guard let target = need.node else { continue }
                reversed[target].needs.append(
                    Need(name: node.name, node: index, isDeferred: need.isDeferred)
                )
            }
        }
        return reversed
    }

    /// Returns the nodes and an additional node for each absent service, so that every need leads
    /// to a node.
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

    /// The indices of the nodes without users.
    ///
    /// If these nodes do not reach a cycle of deferred needs, the first node of the cycle is also a
    /// root. A part of a graph has one root, the node at which it starts.
    ///
    /// ```swift
    /// let screens = graph.roots.map { graph.nodes[$0].name }
    /// ```
    ///
    /// The roots reach every node. The roots of a reversed graph are the nodes without needs.
    public var roots: [Int] {
        if let start, start.isReversed == isReversed { return [start.node] }
        var isNeeded = [Bool](repeating: false, count: nodes.count)
        for node in nodes {
            for need in node.needs { need.node.map { isNeeded[$0] = true } }
        }
        var isReached = [Bool](repeating: false, count: nodes.count)
        var roots = nodes.indices.filter { !isNeeded[$0] }
        for root in roots { reach(from: root, &isReached) }

        // A candidate may be behind a cycle that is found after it. So the candidates found last,
        // which no other one reaches, come first.
        let reachedFromRoots = isReached
        var candidates: [Int] = []
        for node in nodes.indices where !isReached[node] {
            candidates.append(node)
            reach(from: node, &isReached)
        }
        isReached = reachedFromRoots
        for node in candidates.reversed() where !isReached[node] {
            roots.append(node)
            reach(from: node, &isReached)
        }
        return roots.sorted()
    }

    /// Marks a node and all nodes that are reachable from it.
    private func reach(from node: Int, _ isReached: inout [Bool]) {
        var open = [node]
        while let node = open.popLast() {
            if isReached[node] { continue }
            isReached[node] = true
            for need in nodes[node].needs {
                if let target = need.node, !isReached[target] { open.append(target) }
            }
        }
    }
}
