import Console
import DependencyContainer

extension Graph {
    /// The graph as `--json` prints it: the document of `Graph.json`, key by key.
    var jsonValue: JSONValue {
        // There, what is absent is a node like others, behind them.
        let absent = isReversed ? [] : reversed.nodes.filter { $0.kind == .absent }
        let nodes = nodes + absent
        return [
            "format": 1,
            "isReversed": .bool(isReversed),
            "roots": .array(roots.map { .integer(Int64($0)) }),
            "nodes": .array(nodes.map { $0.jsonValue(among: nodes, isReversed: isReversed) }),
        ]
    }
}

extension Graph.Node {
    fileprivate func jsonValue(among nodes: [Graph.Node], isReversed: Bool) -> JSONValue {
        let scope = kind == .absent ? (nil, nil) : scope.words
        return [
            "name": .string(name),
            "kind": .string(kind.rawValue),
            "scope": scope.0.map { .string($0) } ?? .null,
            "scopeName": scope.1.map { .string($0) } ?? .null,
            "registrations": .array(registrations.map(\.jsonValue)),
            "decorators": .array(decorators.map(\.jsonValue)),
            isReversed ? "neededBy" : "needs": .array(
                needs.map { need in
                    let node = need.node ?? nodes.firstIndex { $0.name == need.name }
                    return [
                        "node": node.map { .integer(Int64($0)) } ?? .null,
                        "name": .string(need.name),
                        "isDeferred": .bool(need.isDeferred),
                    ]
                }
            ),
        ]
    }
}

extension Scope {
    /// What kind of scope it is, and the name of one that has a name.
    fileprivate var words: (keyword: String?, name: String?) {
        switch self {
        case .container: ("container", nil)
        case .new: ("new", nil)
        case .weak: ("weak", nil)
        case .named(let name): ("named", "\(name)")
        }
    }
}

extension DependencyStep {
    fileprivate var jsonValue: JSONValue {
        [
            "module": .string(module),
            "file": .string(place.file),
            "line": .integer(Int64(place.line)),
        ]
    }
}
