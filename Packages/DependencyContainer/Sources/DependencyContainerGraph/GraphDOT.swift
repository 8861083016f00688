import DependencyContainer

extension Graph {
    /// The graph in the language of Graphviz, with a cluster per module.
    ///
    /// ```
    /// digraph needs {
    ///     rankdir=LR
    ///     node [shape=box]
    ///     subgraph cluster_0 {
    ///         label="Signing"
    ///         n1 [label="Signing"]
    ///         n2 [label="Random\nnew each time", style=rounded]
    ///     }
    ///     n0 [label="Commands\nlist of 2", peripheries=2]
    ///     n0 -> n1
    ///     n1 -> n2 [style=dashed]
    /// }
    /// ```
    ///
    /// `dot -Tsvg graph.dot > graph.svg` draws the graph. Dashed arrows are deferred needs; a
    /// dotted box is an absent service. A list is outside of all clusters, because several modules
    /// contribute to it. A reversed graph has the name `neededBy` and a line that explains its
    /// arrows.
    public var dot: String {
        let nodes = Self.withAbsentNodes(nodes)
        let arrangement = ModuleFrames(nodes)
        var text = "digraph \(isReversed ? "neededBy" : "needs") {\n"
        text += "    rankdir=LR\n    node [shape=box]\n"
        // One label for all arrows: with one on each, Graphviz 2.43 fails on some clustered graphs.
        if isReversed { text += "    label=\"needed by: each arrow leads to a user\"\n" }
        for (number, frame) in arrangement.frames.enumerated() {
            text += "    subgraph cluster_\(number) {\n"
            text += "        label=\(quoted([frame.module]))\n"
            for node in frame.nodes { text += "        n\(node) \(nodes[node].dotAttributes)\n" }
            text += "    }\n"
        }
        for node in arrangement.unframed { text += "    n\(node) \(nodes[node].dotAttributes)\n" }
        for (index, node) in nodes.enumerated() {
            for need in node.needs {
                guard let target = need.node else { continue }
                text += "    n\(index) -> n\(target)\(need.isDeferred ? " [style=dashed]" : "")\n"
            }
        }
        return text + "}\n"
    }
}

extension Graph.Node {
    fileprivate var dotAttributes: String {
        var attributes = "label=" + quoted(boxLines)
        switch kind {
        case .service: if scope == .new { attributes += ", style=rounded" }
        case .mainService: attributes += ", shape=tab"
        case .asyncService: attributes += ", shape=ellipse"
        case .collection: attributes += ", peripheries=2"
        case .builder: attributes += ", shape=hexagon"
        case .plugin: attributes += ", shape=component"
        case .scopeInput: attributes += ", shape=cylinder"
        case .absent: attributes += ", style=dotted"
        }
        return "[\(attributes)]"
    }
}

/// Returns lines as a Graphviz label with escaped special characters.
///
/// Graphviz interprets backslashes (`\N` is the node's name) and HTML entities in labels.
private func quoted(_ lines: [String]) -> String {
    let lines = lines.map { line in
        line.onOneLine.replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "&": "&amp;"
            default: nil
            }
        }
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
}
