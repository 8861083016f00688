extension Graph {
    /// The part of the graph that is reached from one node, which then is its only root.
    ///
    /// ```swift
    /// graph.from(named: "SafeBox")                                      // what the safe box needs
    ///
    /// graph.reversed.from(named: "Ledger")                              // who needs the ledger
    ///
    /// graph.from(named: "SafeBox")?.reversed.from(named: "Signing")     // the ways between them
    /// ```
    ///
    /// The nodes keep their order. Of a reversed graph it is the part that needs the node, so what
    /// these need otherwise is left out.
    ///
    /// - Parameter name: the name of an id. In a sound container it belongs to one id.
    /// - Returns: nil when nothing is registered under that name. Who needs what is absent can be
    ///   asked nevertheless, from a reversed graph.
    public func from(named name: String) -> Graph? {
        nodes.firstIndex { $0.name == name }.map(part(from:))
    }

    /// The part of the graph that is reached from the node of that id, which then is its only root:
    /// ``from(named:)`` without a name that can be mistyped.
    ///
    /// ```swift
    /// print(container.graph.reversed.from(ledgerInject)?.text ?? "")
    /// ```
    ///
    /// - Parameter id: any of the typed ids.
    /// - Returns: nil when nothing is registered under it.
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
}
