extension Drawing {
    /// The drawing as text, in which `!` marks a violation and `~` a shared source.
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
                "~ \(arrow.from) builds a source of \(arrow.to) through a symbolic link (\($0))\n"
            }
        }
        let count =
            "\(nodes.count.counted(String(level.rawValue.dropLast()))), "
            + "\(arrows.count.counted("arrow"))\n"
        return (blocks + [broken, shared].filter { !$0.isEmpty }.map { $0.joined() } + [count])
            .joined(separator: "\n")
    }

    /// The drawing for Graphviz: violations are red, undeclared imports dashed, shared sources
    /// dotted.
    var dot: String {
        func quoted(_ name: String) -> String {
            let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(escaped.replacing("\n", with: "\\n"))\""
        }
        let ranks = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let color = node.color.map { ", color=\"\($0)\", penwidth=2" } ?? ""
                return "    \(quoted(node.name)) [label=\(quoted(node.label))\(color)];\n"
            }
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

    /// The drawing for Mermaid.
    ///
    /// Violations are red, new parts green, removed parts gray, and undeclared imports dotted.
    /// Shared sources have a label.
    var mermaid: String {
        let ids = Dictionary(firstOf: nodes.enumerated().map { ($1.name, "n\($0)") })
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
        // Mermaid numbers the arrows of a line in the order of their ends.
        var lines: [(start: String, ends: [String])] = []
        for arrow in arrows {
            let sign =
                arrow.isOnlyShared
                ? "-. builds a source of .->" : arrow.declared == nil ? "-.->" : "-->"
            let start = "\(ids[arrow.from] ?? "") \(sign)"
            if lines.last?.start != start { lines.append((start, [])) }
            lines[lines.count - 1].ends.append(ids[arrow.to] ?? "")
        }
        func style(_ style: String, where fits: (Arrow) -> Bool) -> String {
            let links = arrows.indices.filter { fits(arrows[$0]) }.map(String.init)
            return links.isEmpty
                ? "" : "  linkStyle \(links.joined(separator: ",")) \(style)\n"
        }
        let colors: [(Change, String)] = [(.new, "stroke:green"), (.gone, "stroke:gray")]
        let changes = colors.map { change, color in
            let names = nodes.filter { $0.change == change }.compactMap { ids[$0.name] }
            return names.map { "  style \($0) \(color)\n" }.joined()
                + style("\(color),stroke-width:2px") { $0.change == change }
        }
        let red = style("stroke:red,stroke-width:2px") { !$0.violations.isEmpty }
        let outlines = nodes.compactMap { node in
            node.color.map { "  style \(ids[node.name] ?? "") stroke:\($0),stroke-width:3px\n" }
        }
        let links = lines.map { "  \($0.start) \($0.ends.joined(separator: " & "))\n" }
        return "flowchart TD\n" + groups.joined() + links.joined() + outlines.joined()
            + changes.joined() + red
    }
}

extension Drawing.Node {
    /// The name with the group on a second line.
    fileprivate var label: String { name + (group.map { "\n\($0)" } ?? "") }
}

extension Drawing {
    /// Returns the drawing as an HTML page that loads no other files.
    func page() throws -> String {
        // A `<` in a name could end the block.
        let data = try jsonText(isPretty: false).replacing("<", with: "\\u003c")
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        // The data last, because a name may look like a placeholder.
        return text(PackageResources.page_html)
            .replacing("{{level}}", with: level.rawValue)
            .replacing("{{style}}", with: text(PackageResources.page_css))
            .replacing("{{layout}}", with: text(PackageResources.layout_js))
            .replacing("{{script}}", with: text(PackageResources.page_js))
            .replacing("{{data}}", with: data)
    }
}
