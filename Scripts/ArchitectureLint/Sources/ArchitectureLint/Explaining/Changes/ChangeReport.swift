/// A change of the architecture as text, Markdown and JSON.
struct ChangeReport {
    let change: ArchitectureChange
    /// The name of the revision on the command line.
    let revision: String
    let commit: String
    let coverage: Coverage

    private struct Section {
        let title: String
        let noun: String
        /// The lines for each changed element; the first line names the element.
        let changes: Changes<[String]>

        func lines(_ style: TextStyle, limit: Int = .max) -> [String] {
            func list(_ all: [[String]], _ sign: String, _ paint: (String) -> String) -> [String] {
                let shown = all.prefix(limit).flatMap { lines in
                    [paint("\(sign) \(lines[0].onOneLine)")]
                        + lines.dropFirst().map { "    \($0.onOneLine)" }
                }
                let rest = all.count - limit
                return shown + (rest > 0 ? ["\(sign) … and \(rest) more"] : [])
            }
            return list(changes.new, "+", style.success) + list(changes.gone, "-", style.failure)
        }

        var counts: [String] {
            [(changes.new.count, "new"), (changes.gone.count, "gone")].filter { $0.0 > 0 }
                .map { $0.counted("\($1) \(noun)") }
        }
    }

    private var sections: [Section] {
        [
            Section(title: "Modules", noun: "module", changes: change.modules.map(Self.lines)),
            Section(
                title: "Dependencies",
                noun: "dependency",
                changes: Changes(
                    new: Self.lines(of: change.edges.new),
                    gone: Self.lines(of: change.edges.gone)
                )
            ),
            Section(title: "Cycles", noun: "cycle", changes: change.cycles.map(Self.lines)),
            Section(
                title: "Violations",
                noun: "violation",
                changes: change.violations.map(Self.lines)
            ),
        ].filter { !$0.changes.isEmpty }
    }

    private static func lines(of node: Drawing.Node) -> [String] {
        ["\(node.name) (\(node.kind) in \(node.package.shownPath))"]
    }

    private static func lines(of cycle: [Edge]) -> [String] {
        [(cycle + cycle.prefix(1)).map(\.from).joined(separator: " → ")]
            + cycle.map { "\($0.from) → \($0.to)  \($0.place)" }
    }

    private static func lines(of violation: Violation) -> [String] {
        [
            "\(violation.rule): \(violation.place): \(violation.severity.rawValue): "
                + violation.message,
            "fix: \(violation.instead).",
        ]
    }

    /// Returns an element for each pair of modules: one line with the places of their edges.
    private static func lines(of edges: [Edge]) -> [[String]] {
        Dictionary(grouping: edges) { "\($0.from) → \($0.to)" }.sorted { $0.key < $1.key }
            .map { names, edges in
                let places = edges.map { "\($0.kind.rawValue) at \($0.place)" }
                return ["\(names)  \(places.joined(separator: ", "))"]
            }
    }

    /// The sentence that counts the changes.
    private var summary: String {
        let since = "since \(revision.onOneLine) (\(commit.prefix(12)))"
        let counts = sections.flatMap(\.counts)
        let names = change.notCompared.joined(separator: ", ").onOneLine
        return
            (counts.isEmpty
            ? "The architecture is unchanged \(since)."
            : "\(counts.joined(separator: ", ")) \(since)")
            + (names.isEmpty
                ? "" : "\nNot compared, because a manifest cannot be read: \(names)")
    }

    func text(_ style: TextStyle) -> String {
        let blocks = sections.map { [$0.title] + $0.lines(style) } + [[summary]]
        return blocks.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
    }

    /// The answer as a comment on a pull request: a diff, and a drawing of the changed part.
    ///
    /// Long lists are cut, because the length of a comment is limited.
    var markdown: String {
        var blocks = ["**Architecture:** \(summary.escapedForMarkdown)\n"]
        let lines = sections.flatMap { section in
            ["@@ \(section.title) @@"]
                + section.lines(.plain, limit: 40).map { String($0.prefix(300)) }
        }
        if !lines.isEmpty { blocks.append("```diff\n\(lines.joined(separator: "\n"))\n```\n") }
        let drawing = change.drawing.changed
        if (1...40).contains(drawing.arrows.count) {
            blocks.append("```mermaid\n\(drawing.mermaid)```\n")
        }
        let obstacles = coverage.mistakes + coverage.unseen
        if !obstacles.isEmpty {
            let lines = obstacles.map { String($0.line.prefix(300)) }
            blocks.append("Not everything could be examined:\n```\n\(lines.joined())```\n")
        }
        return blocks.joined(separator: "\n")
    }

    func json() throws -> String {
        func entry<Element>(
            _ changes: Changes<Element>,
            _ entry: (Element) -> JSONObject
        ) -> JSONObject {
            ["new": changes.new.map(entry), "gone": changes.gone.map(entry)]
        }
        let document: JSONObject = [
            "revision": revision, "commit": commit, "isChanged": !sections.isEmpty,
            "notCompared": change.notCompared,
            "modules": entry(change.modules) {
                ["name": $0.name, "kind": $0.kind, "package": $0.package]
            },
            "edges": entry(change.edges) {
                [
                    "from": $0.from, "to": $0.to, "kind": $0.kind.rawValue, "file": $0.place.file,
                    "line": $0.place.line,
                ]
            },
            "cycles": entry(change.cycles) { ["chain": $0.map(\.entry)] },
            "violations": entry(change.violations, \.entry),
        ]
        return try document.adding(coverage.json).jsonText()
    }
}

extension String {
    /// The text with every character escaped that has a meaning in Markdown.
    fileprivate var escapedForMarkdown: String {
        escaping { "\\`*_{}[]<>#|&@~".unicodeScalars.contains($0) ? "&#\($0.value);" : nil }
    }
}
