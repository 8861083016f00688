import DependencyContainer

extension Graph {
    /// The graph as JSON (RFC 8259) in UTF-8, for other programs.
    ///
    /// ```json
    /// {
    ///   "format": 1,
    ///   "isReversed": false,
    ///   "roots": [0],
    ///   "nodes": [
    ///     {"name": "SafeBox", "kind": "service", "scope": "container", "scopeName": null,
    ///      "registrations": [{"module": "SafeBox", "file": "SafeBox/Module.swift", "line": 12}],
    ///      "decorators": [], "needs": [{"node": 1, "name": "Hints", "isDeferred": false}]},
    ///     {"name": "Hints", "kind": "absent", "scope": null, "scopeName": null,
    ///      "registrations": [], "decorators": [], "needs": []}
    ///   ]
    /// }
    /// ```
    ///
    /// All keys are always present, in this order; each node has a separate line.
    ///
    /// - `format`: 1, until a key changes its meaning or is removed.
    /// - `isReversed`: True if nodes list their users, as `neededBy` instead of `needs`.
    /// - `roots`: Indices of `nodes`; see ``roots``.
    /// - `kind`: A raw value of ``Node/Kind``. Absent services are nodes after all others.
    /// - `scope`: `container`, `new`, `weak` or `named`; null for an absent service.
    /// - `scopeName`: The name of a named scope, otherwise null.
    /// - `registrations`, `decorators`: ``Node/registrations`` and ``Node/decorators``.
    /// - `node`: An index of `nodes`.
    /// - `isDeferred`: ``Need/isDeferred``.
    ///
    /// Equal containers give equal text.
    public var json: String {
        let nodes = Self.withAbsentNodes(nodes)
        var text = "{\n  \"format\": 1,\n  \"isReversed\": \(isReversed),\n"
        text += "  \"roots\": [\(roots.map(String.init).joined(separator: ", "))],\n"
        text += "  \"nodes\": ["
        for (index, node) in nodes.enumerated() {
            text += index == 0 ? "\n    " : ",\n    "
            text += node.json(needsKey: isReversed ? "neededBy" : "needs")
        }
        return text + (nodes.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }
}

extension Graph.Node {
    fileprivate func json(needsKey: String) -> String {
        let scope = kind == .absent ? nil : scope
        return object([
            ("name", quoted(name)),
            ("kind", quoted(kind.rawValue)),
            ("scope", scope.map { quoted($0.keyword) } ?? "null"),
            ("scopeName", scope?.name.map(quoted) ?? "null"),
            ("registrations", array(registrations.map(\.json))),
            ("decorators", array(decorators.map(\.json))),
            (needsKey, array(needs.map(\.json))),
        ])
    }
}

extension DependencyStep {
    fileprivate var json: String {
        object([
            ("module", quoted(module)), ("file", quoted(place.file)), ("line", "\(place.line)"),
        ])
    }
}

extension Graph.Need {
    fileprivate var json: String {
        object([
            ("node", node.map(String.init) ?? "null"), ("name", quoted(name)),
            ("isDeferred", "\(isDeferred)"),
        ])
    }
}

private func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { quoted($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
}

private func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
}

/// Returns a JSON string (RFC 8259, section 7) that escapes only the necessary characters.
private func quoted(_ text: String) -> String {
    "\""
        + text.replacingScalars { scalar in
            switch scalar {
            case "\"": return "\\\""
            case "\\": return "\\\\"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: return nil
            }
        } + "\""
}
