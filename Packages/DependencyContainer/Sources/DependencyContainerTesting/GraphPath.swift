public import DependencyContainer
public import DependencyContainerGraph

extension Graph {
    /// Returns a shortest path on which one service needs another, directly or indirectly.
    ///
    /// ```swift
    /// let graph = container.graph
    /// #expect(
    ///     graph.path(from: safeBoxInject, to: keyInject)?.names == ["SafeBox", "Signing", "Key"]
    /// )
    /// #expect(graph.path(from: signingInject, to: safeBoxInject) == nil)
    /// ```
    ///
    /// A reversed graph gives the same result. An absent service, such as a plug-in, may be the
    /// target. A service that needs itself indirectly has a path to itself.
    ///
    /// - Parameters:
    ///   - id: The id of the service that has the need.
    ///   - target: The id of the needed service.
    /// - Returns: The path; nil if there is no path, or the service is not in the graph.
    public func path(from id: some ServiceID, to target: some ServiceID) -> GraphPath? {
        GraphSearch(self).path(from: id.name, to: target.name)
    }
}

/// A path through a graph, on which each step needs the next.
public struct GraphPath: Sendable, Hashable, CustomStringConvertible {
    /// A step of a path.
    public struct Step: Sendable, Hashable {
        /// The name of the id.
        public let name: String
        /// A Boolean that is true if the previous step needs this step through a `Lazy` or a
        /// provider.
        public let isDeferred: Bool
    }

    /// The steps from the service to its need, at least two.
    public let steps: [Step]

    /// The names of the ids from the service to its need.
    public var names: [String] { steps.map(\.name) }

    /// The path as `SafeBox → Signing ⇢ Key`.
    ///
    /// The arrow `⇢` leads to a deferred need.
    public var description: String {
        steps.dropFirst().reduce(steps.first?.name ?? "") { text, step in
            text + (step.isDeferred ? " ⇢ " : " → ") + step.name
        }
    }
}

/// Finds paths in a graph by the names of its nodes.
struct GraphSearch {
    let nodes: [Graph.Node]

    init(_ graph: Graph) {
        nodes = graph.isReversed ? graph.reversed.nodes : graph.nodes
    }

    /// Indicates whether an id with a name is registered or needed.
    func knows(_ name: String) -> Bool {
        nodes.contains { node in node.name == name || node.needs.contains { $0.name == name } }
    }

    /// Returns the direct needs of a node; nil if no node has the name.
    func needs(of name: String) -> [Graph.Need]? {
        nodes.first { $0.name == name }?.needs
    }

    /// Searches breadth first for a shortest path.
    func path(from name: String, to target: String) -> GraphPath? {
        guard let start = nodes.firstIndex(where: { $0.name == name }) else { return nil }
        /// Each node's previous node, and whether the need between the two is deferred.
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
