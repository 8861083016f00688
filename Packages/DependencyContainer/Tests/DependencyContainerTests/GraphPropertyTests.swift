import DependencyContainer
import DependencyContainerGraph
import Testing

/// Returns a name on one line, as a drawing may write it.
private func onOneLine(_ name: String) -> String {
    var line = ""
    for scalar in name.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
            line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: line.unicodeScalars.append(scalar)
        }
    }
    return line
}

/// Returns the reachable indices by repeating one step until nothing changes.
private func reachable(_ graph: Graph, from name: String) -> Set<String> {
    var reached: Set<String> = [name]
    while true {
        let next = graph.nodes.filter { reached.contains($0.name) }.flatMap(\.needs)
            .compactMap { need in need.node.map { graph.nodes[$0].name } }
        if reached.isSuperset(of: next) { return reached }
        reached.formUnion(next)
    }
}

@Suite("Random graphs")
struct GraphPropertyTests {
    private static let seeds = GeneratedWork.randomGraphs.seeds(of: 10)

    /// The graphs of ten seeds, as generated and reversed.
    private static func graphs(_ part: UInt64) -> [Graph] {
        GeneratedWork.randomGraphs.report(10)
        return (0..<10 as Range<UInt64>).flatMap { seed in
            var generator = GraphGenerator(seed: part * 10 + seed)
            let graph = generator.graph()
            return [graph, graph.reversed]
        }
    }

    @Test(
        "every format has all nodes, modules and edges, with any names",
        arguments: seeds
    )
    func drawings(part: UInt64) throws {
        for graph in Self.graphs(part) {
            let drawn = DrawnGraph(graph)
            #expect(try DrawnGraph(json: graph.json) == drawn)
            let lines = drawn.mappingNames(onOneLine)
            #expect(DrawnGraph(dot: graph.dot) == lines)
            #expect(DrawnGraph(mermaid: graph.mermaid) == lines)
            var numbers = drawn.mappingNames { String($0.prefix { $0 != " " }) }
            numbers.frames = [:]
            #expect(DrawnGraph(text: graph.text) == numbers)
        }
    }

    @Test(
        "reversing once keeps the edges, and reversing twice restores the graph",
        arguments: seeds
    )
    func reversed(part: UInt64) {
        for graph in Self.graphs(part) {
            #expect(graph.reversed != graph)
            #expect(graph.reversed.reversed == graph)
            let turned = DrawnGraph(graph).edges.map {
                DrawnGraph.Edge(from: $0.to, to: $0.from, isDeferred: $0.isDeferred)
            }
            #expect(DrawnGraph(graph.reversed).edges == Set(turned))
        }
    }

    @Test("the part of each node has exactly the reachable nodes", arguments: seeds)
    func parts(part: UInt64) throws {
        for graph in Self.graphs(part) {
            for node in graph.nodes {
                let cut = try #require(graph.from(named: node.name))
                let reached = reachable(graph, from: node.name)
                let kept = graph.nodes.filter { reached.contains($0.name) }
                #expect(cut.nodes.map(\.name) == kept.map(\.name))
                #expect(cut.nodes.map { $0.needs.map(\.name) } == kept.map { $0.needs.map(\.name) })
                #expect(cut.roots.map { cut.nodes[$0].name } == [node.name])
                #expect(cut.isReversed == graph.isReversed)
                #expect(cut.reversed.reversed == cut)
                #expect(cut.from(named: node.name) == cut)
            }
        }
    }

    @Test("the indices of needs match their names", arguments: seeds)
    func indices(part: UInt64) {
        for graph in Self.graphs(part) {
            let parts = graph.nodes.compactMap { graph.from(named: $0.name) }
            for graph in [graph] + parts + parts.map(\.reversed) {
                let ends = graph.nodes.flatMap(\.needs).filter { $0.node != nil }
                #expect(ends.allSatisfy { graph.nodes[$0.node ?? 0].name == $0.name })
            }
        }
    }

    @Test("the roots are the fewest nodes that reach every node", arguments: seeds)
    func roots(part: UInt64) {
        for graph in Self.graphs(part) {
            let reached = graph.roots.map { reachable(graph, from: graph.nodes[$0].name) }
            #expect(
                reached.reduce(into: Set<String>()) { $0.formUnion($1) }.count == graph.nodes.count
            )
            for (number, root) in graph.roots.enumerated() {
                let name = graph.nodes[root].name
                let others = reached.enumerated().filter { $0.offset != number }
                #expect(!others.contains { $0.element.contains(name) })
            }
        }
    }
}
