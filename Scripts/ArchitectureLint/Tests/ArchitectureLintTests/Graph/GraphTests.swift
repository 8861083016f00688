import Testing

@testable import ArchitectureLint

@Suite("The graph of modules")
struct GraphTests {
    private func edge(_ from: String, _ to: String) -> Edge {
        Edge(from: from, to: to, kind: .declared, place: Place(file: from, line: 1))
    }

    @Test("finds the shortest path")
    func shortest() {
        let network = EdgeNetwork([
            edge("A", "B"), edge("B", "C"), edge("C", "D"), edge("A", "C"),
        ])
        let steps = network.steps()
        #expect(network.path(from: "A", to: "D", over: steps)?.map(\.to) == ["C", "D"])
        #expect(network.path(from: "D", to: "A", over: steps) == nil)
    }

    @Test("finds each cycle once, from its first name")
    func cycles() {
        let edges = [
            edge("C", "A"), edge("A", "B"), edge("B", "C"), edge("X", "X"), edge("A", "X"),
        ]
        #expect(EdgeNetwork(edges).cycles().map { $0.map(\.from) } == [["A", "B", "C"], ["X"]])
        let others = [edge("A", "B"), edge("A", "C"), edge("B", "C")]
        #expect(EdgeNetwork(others).cycles().isEmpty)
    }
}
