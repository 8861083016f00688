extension Graph {
    /// Where reading starts: the indices of the nodes that nobody needs. Where a cycle of deferred
    /// needs leaves nodes that none of these leads to, the first node of the cycle stands in. A graph
    /// that was cut out by ``from(named:)`` has the one node it was cut out from.
    ///
    /// ```swift
    /// let screens = graph.roots.map { graph.nodes[$0].name }
    /// ```
    ///
    /// Every node is reached from a root. In a reversed graph the roots are those who need nobody.
    public var roots: [Int] {
        if let start, start.isReversed == isReversed { return [start.node] }
        var isNeeded = [Bool](repeating: false, count: nodes.count)
        for node in nodes {
            for need in node.needs { need.node.map { isNeeded[$0] = true } }
        }
        var isReached = [Bool](repeating: false, count: nodes.count)
        var roots = nodes.indices.filter { !isNeeded[$0] }
        for root in roots { reach(from: root, &isReached) }

        // A node that stands in may lie behind a cycle that is found after it, so those found last,
        // whom no other leads to, choose first.
        let rest = isReached
        var candidates: [Int] = []
        for node in nodes.indices where !isReached[node] {
            candidates.append(node)
            reach(from: node, &isReached)
        }
        isReached = rest
        for node in candidates.reversed() where !isReached[node] {
            roots.append(node)
            reach(from: node, &isReached)
        }
        return roots.sorted()
    }

    /// Marks the node, and all that are reached from it.
    func reach(from node: Int, _ isReached: inout [Bool]) {
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
