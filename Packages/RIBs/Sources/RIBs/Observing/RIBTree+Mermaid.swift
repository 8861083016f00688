extension RIBTree {
    /// The tree as a Mermaid flowchart: boxes have a view, rounded ones have none, dashed ones are
    /// inactive.
    public var mermaid: String {
        var chart = "graph TD"
        for (id, node) in nodes.enumerated() {
            let (opening, closing) = node.hasView ? ("[", "]") : ("([", "])")
            chart += "\n    rib\(id)\(opening)\"\(node.name.escapedForMermaid)\"\(closing)"
            if !node.isActive { chart += ":::inactive" }
        }
        for (id, node) in nodes.enumerated() {
            if let parent = node.parent { chart += "\n    rib\(parent) --> rib\(id)" }
        }
        if nodes.contains(where: { !$0.isActive }) {
            chart += "\n    classDef inactive stroke-dasharray: 4 4"
        }
        return chart
    }
}

extension String {
    /// Labels are read as HTML, with `#name;` for what has a meaning there.
    fileprivate var escapedForMermaid: String {
        reduce(into: "") { label, character in
            switch character {
            case "#": label += "#35;"
            case "\"": label += "#quot;"
            case "<": label += "#lt;"
            case ">": label += "#gt;"
            case "&": label += "#amp;"
            default: label.append(character)
            }
        }
    }
}
