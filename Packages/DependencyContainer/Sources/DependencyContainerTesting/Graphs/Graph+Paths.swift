import DependencyContainer

extension Graph {
    /// A shortest way on which one service needs another: directly, or through others.
    ///
    /// ```swift
    /// let graph = container.graph
    /// #expect(graph.path(from: safeBoxInject, to: keyInject)?.names == ["SafeBox", "Signing", "Key"])
    /// #expect(graph.path(from: signingInject, to: safeBoxInject) == nil)
    /// ```
    ///
    /// Whichever way the graph is turned, it is read as who needs whom. What is absent, such as a
    /// plug-in, can be needed nevertheless. A service that needs itself through others has a path to
    /// itself.
    ///
    /// - Parameters:
    ///   - id: who needs it.
    ///   - target: what is needed.
    /// - Returns: nil when it does not need it, or is not in the graph.
    public func path(from id: some ServiceID, to target: some ServiceID) -> GraphPath? {
        GraphSearch(self).path(from: id.name, to: target.name)
    }
}

/// A way through a graph: each step needs the next.
public struct GraphPath: Sendable, Hashable, CustomStringConvertible {
    /// One step of a way.
    public struct Step: Sendable, Hashable {
        /// The name of the id.
        public let name: String
        /// Whether the step before it needs it only later: when a `Lazy` is read or a provider asked.
        public let isDeferred: Bool
    }

    /// The steps, from the one who needs to what it needs; at least two.
    public let steps: [Step]

    /// The names of the ids, from the one who needs to what it needs.
    public var names: [String] { steps.map(\.name) }

    /// `SafeBox → Signing ⇢ Key`; the broken arrow leads to what is needed only later.
    public var description: String {
        steps.dropFirst().reduce(steps.first?.name ?? "") { text, step in
            text + (step.isDeferred ? " ⇢ " : " → ") + step.name
        }
    }
}

/// Finds ways in a graph, by the names of its nodes.
struct GraphSearch {
    /// The nodes, each with what it needs.
    let nodes: [Graph.Node]

    init(_ graph: Graph) {
        nodes = graph.isReversed ? graph.reversed.nodes : graph.nodes
    }

    /// Whether something of that name is registered or needed.
    func knows(_ name: String) -> Bool {
        nodes.contains { node in node.name == name || node.needs.contains { $0.name == name } }
    }

    /// What the node of that name needs directly; nil when there is none.
    func needs(of name: String) -> [Graph.Need]? {
        nodes.first { $0.name == name }?.needs
    }

    /// A shortest way, breadth first.
    func path(from name: String, to target: String) -> GraphPath? {
        guard let start = nodes.firstIndex(where: { $0.name == name }) else { return nil }
        /// By node: the node before it, and whether the need between them is deferred.
        var previous: [Int: (node: Int, isDeferred: Bool)] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for need in nodes[node].needs {
                if need.name == target {
                    var steps = [GraphPath.Step(name: target, isDeferred: need.isDeferred)]
                    var current = node
                    while current != start, let before = previous[current] {
                        steps.append(
                            .init(name: nodes[current].name, isDeferred: before.isDeferred)
                        )
                        current = before.node
                    }
                    steps.append(.init(name: name, isDeferred: false))
                    return GraphPath(steps: steps.reversed())
                }
                if let index = need.node, index != start, previous[index] == nil {
                    previous[index] = (node, need.isDeferred)
                    queue.append(index)
                }
            }
        }
        return nil
    }
}
