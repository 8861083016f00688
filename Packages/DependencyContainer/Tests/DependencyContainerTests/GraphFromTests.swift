import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Parts of a graph")
struct GraphFromTests {
    private let graph = Graph.ofSafeBox

    @Test("the part of an absent service in a reversed graph has its users")
    func absent() {
        #expect(
            graph.reversed.from(named: "Hints")?.text == """
                Hints: nothing registered
                └╌╌ needed by Commands, deferred: list of 1

                """
        )
        #expect(graph.from(named: "Hints") == nil)
        #expect(
            graph.reversed.from(named: "Hints")?.reversed.nodes[0].needs.map(\.name) == ["Hints"]
        )
    }

    @Test("the start of a part is its root, even in a cycle, but not after reversing")
    func cycle() {
        let graph = Graph(nodes: [
            Graph.Node("One", needs: [Graph.Need(name: "Other", node: 1, isDeferred: false)]),
            Graph.Node("Other", needs: [Graph.Need(name: "One", node: 0, isDeferred: true)]),
        ])
        #expect(graph.roots == [0])
        #expect(graph.from(named: "Other")?.roots == [1])
        #expect(graph.from(named: "Other")?.reversed.roots == [0])
    }
}
