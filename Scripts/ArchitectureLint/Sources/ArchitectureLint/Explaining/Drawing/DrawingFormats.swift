extension Drawing {
    /// The drawing as text: `!` marks a violation, `~` a shared source.
    var text: String {
        let arrowsFrom = Dictionary(grouping: arrows, by: \.from)
        let blocks = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let names = (arrowsFrom[node.name] ?? []).map {
                    ($0.violations.isEmpty ? "" : "!") + ($0.shared == nil ? "" : "~") + $0.to
                }
                let label = node.name + (node.group.map { " (\($0))" } ?? "")
                let list = names.isEmpty ? "" : " → \(names.joined(separator: ", "))"
                return "    " + label + list + "\n"
            }
            return "Floor \(nodes[0].floor)\n" + lines.joined()
        }
        let broken = arrows.flatMap { arrow in
            arrow.violations.map { "! \(arrow.from) → \(arrow.to): \($0)\n" }
        }
        let shared = arrows.compactMap { arrow in
            arrow.shared.map {
                "~ \(arrow.from) → \(arrow.to): builds a source of it through a link (\($0))\n"
            }
        }
        let count =
            "\(nodes.count.counted(String(level.rawValue.dropLast()))), "
            + "\(arrows.count.counted("arrow"))\n"
        return (blocks + [broken, shared].filter { !$0.isEmpty }.map { $0.joined() } + [count])
            .joined(separator: "\n")
    }

    /// The drawing for Graphviz: red for a violation, dashed for an undeclared import, dotted for a
    /// shared source.
    var dot: String {
        func quoted(_ name: String) -> String {
            let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(escaped.replacing("\n", with: "\\n"))\""
        }
        let ranks = floors.reversed().map { nodes in
            let lines = nodes.map { "    \(quoted($0.name)) [label=\(quoted($0.label))];\n" }
            return "  { rank=same;\n\(lines.joined())  }\n"
        }
        let lines = arrows.map { arrow in
            let styles =
                (arrow.isOnlyShared
                    ? ["style=dotted"] : arrow.declared == nil ? ["style=dashed"] : [])
                + (arrow.violations.isEmpty ? [] : ["color=red", "penwidth=2"])
            let suffix = styles.isEmpty ? "" : " [\(styles.joined(separator: ", "))]"
            return "  \(quoted(arrow.from)) -> \(quoted(arrow.to))\(suffix);\n"
        }
        return "digraph \(level.rawValue) {\n  rankdir=TB;\n  node [shape=box];\n"
            + ranks.joined() + lines.joined() + "}\n"
    }

    /// The drawing for Mermaid: red for a violation, dotted for an undeclared import, labeled for a
    /// shared source.
    var mermaid: String {
        let ids = Dictionary(nodes.enumerated().map { ($1.name, "n\($0)") }) { first, _ in first }
        let groups = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let label = node.label.escaping { scalar in
                    switch scalar {
                    case "\n": "<br>"
                    case "\"", "<", ">", "&", "#", "`", ";", "\\": "#\(scalar.value);"
                    default: nil
                    }
                }
                return "    \(ids[node.name] ?? "")[\"\(label)\"]\n"
            }
            let floor = nodes[0].floor
            return "  subgraph floor\(floor)[\"Floor \(floor)\"]\n\(lines.joined())  end\n"
        }
        let lines = arrows.map { arrow in
            let sign =
                arrow.isOnlyShared
                ? "-. builds a source of .->" : arrow.declared == nil ? "-.->" : "-->"
            return "  \(ids[arrow.from] ?? "") \(sign) \(ids[arrow.to] ?? "")\n"
        }
        let red = arrows.indices.filter { !arrows[$0].violations.isEmpty }.map(String.init)
        let style =
            red.isEmpty
            ? "" : "  linkStyle \(red.joined(separator: ",")) stroke:red,stroke-width:2px\n"
        return "flowchart TD\n" + groups.joined() + lines.joined() + style
    }
}

extension Drawing.Node {
    /// The name with the group on a second line.
    fileprivate var label: String { name + (group.map { "\n\($0)" } ?? "") }
}
