import DependencyContainer

extension Graph {
    /// The graph as a Mermaid flowchart with a frame per module, for a README on the web.
    ///
    /// ```
    /// flowchart LR
    ///     subgraph m0["Signing"]
    ///         n1["Signing"]
    ///         n2("Random<br/>new each time")
    ///     end
    ///     n0[["Commands<br/>list of 2"]]
    ///     n0 --> n1
    ///     n1 -.-> n2
    /// ```
    ///
    /// Dotted arrows are deferred needs; a dotted box is an absent service. A list is outside of
    /// the frames, because several modules contribute to it. In a reversed graph each arrow has the
    /// label `needed by`. Web pages refuse drawings with more than about 500 arrows:
    /// ``from(named:)`` selects a part, and ``dot`` has no such limit.
    public var mermaid: String {
        let nodes = Self.withAbsentNodes(nodes)
        let arrangement = ModuleFrames(nodes)
        var text = "flowchart LR\n"
        for (number, frame) in arrangement.frames.enumerated() {
            text += "    subgraph m\(number)[\(quoted([frame.module]))]\n"
            for node in frame.nodes { text += "        n\(node)\(nodes[node].mermaidBox)\n" }
            text += "    end\n"
        }
        for node in arrangement.unframed { text += "    n\(node)\(nodes[node].mermaidBox)\n" }
        let relation = isReversed ? "|needed by|" : ""
        for (index, node) in nodes.enumerated() {
            for need in node.needs {
                guard let target = need.node else { continue }
                text += "    n\(index) \(need.isDeferred ? "-.->" : "-->")\(relation) n\(target)\n"
            }
        }
        if nodes.contains(where: { $0.kind == .absent }) {
            text += "    classDef absent stroke-dasharray: 2 4\n"
        }
        return text
    }
}

extension Graph.Node {
    fileprivate var mermaidBox: String {
        let label = quoted(boxLines)
        return switch kind {
        case .service: scope == .new ? "(\(label))" : "[\(label)]"
        case .mainService: "[/\(label)/]"
        case .asyncService: "([\(label)])"
        case .collection: "[[\(label)]]"
        case .builder: "{{\(label)}}"
        case .plugin: ">\(label)]"
        case .scopeInput: "[(\(label))]"
        case .absent: "[\(label)]:::absent"
        }
    }
}

/// Returns lines as a Mermaid label.
///
/// Mermaid reads HTML, entities, Markdown and directives between quotation marks, so all but plain
/// text is escaped. A full stop or a hyphen at the start of a line is also escaped, because Mermaid
/// could read it as a list item.
private func quoted(_ lines: [String]) -> String {
    let lines = lines.map { line in
        var hasLetter = false
        return line.onOneLine.replacingScalars { scalar in
            switch scalar {
            case "0"..."9": return nil
            case "a"..."z", "A"..."Z", "\u{80}"...:
                hasLetter = true
                return nil
            case " ", ".", ",", "-", "/", "(", ")": return hasLetter ? nil : "#\(scalar.value);"
            default: return "#\(scalar.value);"
            }
        }
    }
    return "\"" + lines.joined(separator: "<br/>") + "\""
}
