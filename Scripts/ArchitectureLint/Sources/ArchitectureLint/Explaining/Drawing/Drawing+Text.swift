extension Drawing {
    /// The floors from the top down, with whom each knows; `!` marks what breaks a rule, `~` whose
    /// sources one builds by a link.
    var text: String {
        let known = Dictionary(grouping: arrows, by: \.from)
        let blocks = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let names = (known[node.name] ?? []).map {
                    ($0.violations.isEmpty ? "" : "!") + ($0.shared == nil ? "" : "~") + $0.to
                }
                let label = node.group.map { "\(node.name) (\($0))" } ?? node.name
                return "    \(label)"
                    + (names.isEmpty ? "" : " → \(names.joined(separator: ", "))") + "\n"
            }
            return "Floor \(nodes[0].floor)\n" + lines.joined()
        }
        let broken = arrows.filter { !$0.violations.isEmpty }.flatMap { arrow in
            arrow.violations.map { "! \(arrow.from) → \(arrow.to): \($0)\n" }
        }
        let shared = arrows.compactMap { arrow in
            arrow.shared.map {
                "~ \(arrow.from) → \(arrow.to): builds a source of it by a link (\($0))\n"
            }
        }
        let count =
            nodes.count.counted(String(level.rawValue.dropLast())) + ", "
            + arrows.count.counted("arrow") + "\n"
        return (blocks + [broken, shared].filter { !$0.isEmpty }.map { $0.joined() } + [count])
            .joined(separator: "\n")
    }

    /// For Graphviz: a rank for each floor, red for what breaks a rule, dashed for what is imported
    /// and not declared, dotted where one only builds a source of the other.
    var dot: String {
        let ranks = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let label = node.group.map { "\(node.name)\n\($0)" } ?? node.name
                return "    \(Self.quoted(node.name)) [label=\(Self.quoted(label))];\n"
            }
            return "  { rank=same;\n\(lines.joined())  }\n"
        }
        let lines = arrows.map { arrow in
            let styles =
                (arrow.isOnlyShared
                    ? ["style=dotted"] : arrow.declared == nil ? ["style=dashed"] : [])
                + (arrow.violations.isEmpty ? [] : ["color=red", "penwidth=2"])
            let suffix = styles.isEmpty ? "" : " [\(styles.joined(separator: ", "))]"
            return "  \(Self.quoted(arrow.from)) -> \(Self.quoted(arrow.to))\(suffix);\n"
        }
        return "digraph \(level.rawValue) {\n  rankdir=TB;\n  node [shape=box];\n"
            + ranks.joined() + lines.joined() + "}\n"
    }

    private static func quoted(_ name: String) -> String {
        let escaped = name.map { letter in
            switch letter {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(letter)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// For Mermaid: a subgraph for each floor, red for what breaks a rule, dotted for what is
    /// imported and not declared, and with a word where one only builds a source of the other.
    var mermaid: String {
        let ids = Dictionary(nodes.enumerated().map { ($1.name, "n\($0)") }) { first, _ in first }
        let groups = floors.reversed().map { nodes in
            let lines = nodes.map { node in
                let label = node.group.map { "\(node.name)\n\($0)" } ?? node.name
                return "    \(ids[node.name] ?? "")[\"\(Self.entities(label))\"]\n"
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

    private static func entities(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "<br>"
            case "\"", "<", ">", "&", "#", "`", ";", "\\": "#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }
}
