import DependencyContainer
import DependencyContainerGraph
import Foundation

/// The content of a graph that every format has to preserve, read back from a drawing.
struct DrawnGraph: Equatable {
    struct Edge: Hashable {
        let from: String
        let to: String
        let isDeferred: Bool
    }

    /// The first lines of the labels.
    var names: Set<String> = []
    /// The names of the nodes by their module's frame.
    var frames: [String: Set<String>] = [:]
    var edges: Set<Edge> = []
}

extension DrawnGraph {
    /// Creates the expected content from the graph itself.
    init(_ graph: Graph) {
        for node in graph.nodes {
            names.insert(node.name)
            let isList = node.kind == .collection
            if !isList, let module = node.registrations.first?.module {
                frames[module, default: []].insert(node.name)
            }
            for need in node.needs {
                names.insert(need.name)
                edges.insert(Edge(from: node.name, to: need.name, isDeferred: need.isDeferred))
            }
        }
    }

    /// Returns the content with every name changed.
    func mappingNames(_ change: (String) -> String) -> DrawnGraph {
        DrawnGraph(
            names: Set(names.map(change)),
            frames: Dictionary(
                uniqueKeysWithValues: frames.map { (change($0), Set($1.map(change))) }
            ),
            edges: Set(
                edges.map {
                    Edge(from: change($0.from), to: change($0.to), isDeferred: $0.isDeferred)
                }
            )
        )
    }

    /// Reads a drawing with nodes such as `n1`, in frames with an opening and a closing line.
    fileprivate init?(
        _ lines: some Sequence<Substring>,
        frame: (Substring) -> String?,
        frameEnd: Substring,
        node: (Substring) -> (id: String, name: String)?,
        edge: (Substring) -> (from: String, to: String, isDeferred: Bool)?
    ) {
        var named: [String: String] = [:]
        var open: String?
        for line in lines {
            let line = line.drop { $0 == " " }
            if let frame = frame(line) {
                open = frame
            } else if line == frameEnd {
                open = nil
            } else if let edge = edge(line) {
                guard let from = named[edge.from], let to = named[edge.to] else { return nil }
                edges.insert(Edge(from: from, to: to, isDeferred: edge.isDeferred))
            } else if let node = node(line) {
                named[node.id] = node.name
                names.insert(node.name)
                if let open { frames[open, default: []].insert(node.name) }
            } else {
                return nil
            }
        }
    }

    /// Reads a Mermaid drawing; returns nil for an unknown line.
    init?(mermaid: String) {
        func text(_ escaped: some StringProtocol) -> String {
            String(escaped).replacing(/#([0-9]+);/) { entity in
                UInt32(entity.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
            }
        }
        self.init(
            mermaid.split(separator: "\n").filter {
                $0 != "flowchart LR" && $0 != "    classDef absent stroke-dasharray: 2 4"
            },
            frame: { $0.wholeMatch(of: /subgraph m\d+\["([^"]*)"\]/).map { text($0.1) } },
            frameEnd: "end",
            node: { line in
                line.wholeMatch(
                    of: /(n\d+)[\[({>\/\\]{1,2}"([^"]*?)(<br\/>[^"]*)?"[\])}\/\\]{1,2}(:::absent)?/
                ).map { (String($0.1), text($0.2)) }
            },
            edge: { line in
                line.wholeMatch(of: /(n\d+) (-->|-\.->)(\|needed by\|)? (n\d+)/).map {
                    (String($0.1), String($0.4), $0.2 == "-.->")
                }
            }
        )
    }

    /// Reads a Graphviz drawing; returns nil for an unknown line.
    init?(dot: String) {
        func text(_ escaped: some StringProtocol) -> String {
            String(escaped).replacing(/\\(.)/) { String($0.1) }.replacing("&amp;", with: "&")
        }
        let settings = ["    rankdir=LR", "    node [shape=box]"]
        let lines = dot.split(separator: "\n").dropFirst().dropLast().filter {
            !settings.contains(String($0)) && !$0.hasPrefix("    subgraph ")
                && !$0.hasPrefix("    label=")
        }
        self.init(
            lines,
            frame: { $0.wholeMatch(of: /label="((?:[^"\\]|\\.)*)"/).map { text($0.1) } },
            frameEnd: "}",
            node: { line in
                line.wholeMatch(
                    of: /(n\d+) \[label="((?:[^"\\]|\\[^n])*)(\\n(?:[^"\\]|\\.)*)?"(, [^,]+)*\]/
                ).map { (String($0.1), text($0.2)) }
            },
            edge: { line in
                line.wholeMatch(of: /(n\d+) -> (n\d+)( \[style=dashed\])?/).map {
                    (String($0.1), String($0.2), $0.3 != nil)
                }
            }
        )
    }

    /// Reads the JSON with Foundation.
    init(json: String) throws {
        let read = try JSONDecoder().decode(ReadGraph.self, from: Data(json.utf8))
        for node in read.nodes {
            names.insert(node.name)
            let isList = node.kind == "collection"
            if !isList, let module = node.registrations.first?.module {
                frames[module, default: []].insert(node.name)
            }
            for need in node.needs ?? node.neededBy ?? [] {
                edges.insert(
                    Edge(
                        from: node.name,
                        to: read.nodes[need.node].name,
                        isDeferred: need.isDeferred
                    )
                )
            }
        }
    }

    /// Reads the edges of a tree with nodes such as `N1`; a tree has no frames.
    init?(text: String) {
        var above: [String] = []
        for line in text.split(separator: "\n") {
            guard
                let parts = line.wholeMatch(
                    of: /((?:    |│   )*)(?:[├└](──|╌╌) )?(?:needed by )?(N\d+) .*/
                )
            else { return nil }
            let name = String(parts.3)
            let depth = parts.2 == nil ? 0 : parts.1.count / 4 + 1
            guard depth <= above.count else { return nil }
            above.removeSubrange(depth...)
            if let parent = above.last {
                edges.insert(Edge(from: parent, to: name, isDeferred: parts.2 == "╌╌"))
            }
            above.append(name)
            names.insert(name)
        }
    }
}

/// The part of the documented format that every drawing has.
private struct ReadGraph: Decodable {
    struct Node: Decodable {
        let name: String
        let kind: String
        let registrations: [Step]
        let needs: [Need]?
        let neededBy: [Need]?
    }

    struct Step: Decodable { let module: String }

    struct Need: Decodable {
        let node: Int
        let isDeferred: Bool
    }

    let nodes: [Node]
}
