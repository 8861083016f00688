extension Graph {
    /// The graph as a Mermaid flowchart, a frame per module: what a README on the web shows as a
    /// drawing. Dotted arrows are lazy needs; a list stands outside of the frames, because several
    /// modules contribute to it.
    public var mermaid: String {
        var text = "flowchart LR\n"
        for (number, module) in modules.enumerated() {
            text += "    subgraph m\(number)[\(quoted(module.name))]\n"
            for node in module.nodes { text += "        n\(node)\(nodes[node].shape)\n" }
            text += "    end\n"
        }
        for (index, node) in nodes.enumerated() where node.kind == .collection {
            text += "    n\(index)\(node.shape)\n"
        }
        var absent = 0
        for (index, node) in nodes.enumerated() {
            for need in node.needs {
                let arrow = need.isLazy ? "-.->" : "-->"
                if let target = need.node {
                    text += "    n\(index) \(arrow) n\(target)\n"
                } else {
                    text +=
                        "    n\(index) \(arrow) a\(absent)[\(quoted(need.name + " (absent)"))]\n"
                    absent += 1
                }
            }
        }
        return text
    }

    /// The modules and the nodes other than lists that each registers, in their order.
    private var modules: [(name: String, nodes: [Int])] {
        var modules: [(name: String, nodes: [Int])] = []
        var numbers: [String: Int] = [:]
        for (index, node) in nodes.enumerated() where node.kind != .collection {
            guard let name = node.registrations.first?.module else { continue }
            let number = numbers[name] ?? modules.count
            if number == modules.count {
                numbers[name] = number
                modules.append((name, []))
            }
            modules[number].nodes.append(index)
        }
        return modules
    }
}

extension Graph.Node {
    /// The name in the shape of its kind: a box; rounded when it is new each time; double walls for
    /// a list, a hexagon for a builder, a flag for a plug-in.
    fileprivate var shape: String {
        let name = quoted(name)
        switch (kind, scope) {
        case (.service, .container): return "[\(name)]"
        case (.service, .new): return "(\(name))"
        case (.collection, _): return "[[\(name)]]"
        case (.builder, _): return "{{\(name)}}"
        case (.plugin, _): return ">\(name)]"
        }
    }
}

/// A text as Mermaid takes it, in which a quotation mark would end it.
private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "#quot;")
        + "\""
}
