import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Parts of a graph")
struct GraphFromTests {
    private let graph = Graph.ofSafeBox

    @Test("the part of a node has its needs, also the absent ones")
    func needs() {
        #expect(graph.from(named: "Audit")?.nodes.map(\.name) == ["Audit", "Ledger"])
        #expect(graph.from(named: "Audit")?.nodes[0].needs.map(\.node) == [1])
        #expect(graph.from(named: "Commands")?.nodes == graph.nodes)
    }

    @Test("the part of a node in a reversed graph has its users")
    func reversed() {
        #expect(
            graph.reversed.from(named: "Audit")?.text == """
                Audit, async: App.swift:1
                └╌╌ needed by SafeBox, deferred: SafeBox.swift:1
                    └── needed by Commands: list of 1

                """
        )
    }

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

    @Test("a part of a reversed part has the paths between two nodes")
    func paths() {
        let paths = graph.from(named: "SafeBox")?.reversed.from(named: "Ledger")?.reversed
        #expect(
            paths?.text == """
                SafeBox: SafeBox.swift:1
                ├── Ledger, new each time: Ledger.swift:1, decorated by App (App.swift:1), \
                Cache (Cache.swift:1)
                └╌╌ Audit, async, deferred: App.swift:1
                    └── Ledger, new each time: Ledger.swift:1, decorated by App (App.swift:1), \
                Cache (Cache.swift:1)

                """
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

    @Test("the part of an unknown name is nil")
    func unknown() {
        #expect(graph.from(named: "Ledgre") == nil)
        #expect(graph.from(named: "") == nil)
    }
}
