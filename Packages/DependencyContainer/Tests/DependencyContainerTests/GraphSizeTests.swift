import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Large graphs", .timeLimit(.minutes(20)))
struct GraphSizeTests {
    /// A size at which recursion would overflow the stack, and a quadratic algorithm would be too
    /// slow.
    private static let size = GeneratedWork.graphNodes.amount

    /// The names of the graphs, because the runner prints each argument in full.
    enum Form: CaseIterable {
        case chain, star, reversedChain, reversedStar

        var graph: Graph {
            switch self {
            case .chain: GraphSizeTests.chain
            case .star: GraphSizeTests.star
            case .reversedChain: GraphSizeTests.chain.reversed
            case .reversedStar: GraphSizeTests.star.reversed
            }
        }
    }

    private static func need(_ node: Int) -> Graph.Need {
        Graph.Need(name: "N\(node)", node: node, isDeferred: node % 2 == 0)
    }

    /// Returns a chain, in which each node needs the next.
    private static let chain = Graph(
        nodes: (0..<size).map { node in
            Graph.Node("N\(node)", needs: node + 1 < size ? [need(node + 1)] : [])
        }
    )

    /// Returns a star, in which the first node needs all others.
    private static let star = Graph(
        nodes: (0..<size).map { node in
            Graph.Node("N\(node)", module: "M\(node)", needs: node == 0 ? (1..<size).map(need) : [])
        }
    )

    @Test("a large graph is printed in short lines", arguments: Form.allCases)
    func drawings(form: Form) {
        let graph = form.graph
        for drawing in [graph.text, graph.mermaid, graph.dot] {
            let lines = drawing.split(separator: "\n")
            #expect(lines.count >= Self.size)
            #expect(lines.allSatisfy { $0.utf8.count < 300 })
        }
        #expect(graph.json.utf8.count > 100 * Self.size)
        GeneratedWork.graphNodes.report(Self.size)
    }

    @Test("a large graph is selected from and reversed", arguments: [Form.chain, .star])
    func parts(form: Form) {
        let graph = form.graph
        #expect(graph.from(named: "N0")?.roots == [0])
        let whole = graph.from(named: "N0")?.nodes == graph.nodes
        #expect(whole)
        #expect(graph.from(named: "N\(Self.size - 1)")?.nodes.count == 1)
        let isSame = graph.reversed.reversed == graph
        #expect(isSame)
    }
}
