import DependencyContainer
import Testing

@Suite("a part of a graph")
struct GraphFromTests {
    private let graph = Graph.ofSafeBox

    @Test("is what one node needs, with absences")
    func needs() {
        #expect(graph.from(named: "Audit")?.nodes.map(\.name) == ["Audit", "Ledger"])
        #expect(graph.from(named: "Audit")?.nodes[0].needs.map(\.node) == [1])
        #expect(graph.from(named: "Commands")?.nodes == graph.nodes)
    }

    @Test("is who needs one node, when the graph is reversed")
    func reversed() {
        #expect(
            graph.reversed.from(named: "Audit")?.text == """
                Audit, async: App.swift:1
                └╌╌ needed by SafeBox, deferred: SafeBox.swift:1
                    └── needed by Commands: list of 1

                """
        )
    }

    @Test("answers who would like to have what is absent")
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

    @Test("of a part is the ways between two nodes")
    func ways() {
        let ways = graph.from(named: "SafeBox")?.reversed.from(named: "Ledger")?.reversed
        #expect(
            ways?.text == """
                SafeBox: SafeBox.swift:1
                ├── Ledger, new each time: Ledger.swift:1, decorated by App (App.swift:1), \
                Cache (Cache.swift:1)
                └╌╌ Audit, async, deferred: App.swift:1
                    └── Ledger, new each time: Ledger.swift:1, decorated by App (App.swift:1), \
                Cache (Cache.swift:1)

                """
        )
    }

    @Test("is a root also in a cycle, but not when the part is turned round")
    func cycle() {
        let graph = Graph(nodes: [
            Graph.Node("One", needs: [Graph.Need(name: "Other", node: 1, isDeferred: false)]),
            Graph.Node("Other", needs: [Graph.Need(name: "One", node: 0, isDeferred: true)]),
        ])
        #expect(graph.roots == [0])
        #expect(graph.from(named: "Other")?.roots == [1])
        #expect(graph.from(named: "Other")?.reversed.roots == [0])
    }

    @Test("is nil for a name that nobody has")
    func unknown() {
        #expect(graph.from(named: "Ledgre") == nil)
        #expect(graph.from(named: "") == nil)
    }
}
