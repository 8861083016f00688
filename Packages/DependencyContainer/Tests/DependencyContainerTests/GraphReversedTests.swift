import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Reversed graph")
struct GraphReversedTests {
    private let reversed = Graph.ofSafeBox.reversed

    @Test("every format of a reversed graph lists users")
    func drawings() throws {
        #expect(
            reversed.text == """
                Ledger, new each time: Ledger.swift:1, decorated by App (App.swift:1), \
                Cache (Cache.swift:1)
                ├── needed by SafeBox: SafeBox.swift:1
                │   └── needed by Commands: list of 1
                └── needed by Audit, async: App.swift:1
                    └╌╌ needed by SafeBox, deferred: SafeBox.swift:1 ↑
                Hints: nothing registered
                └╌╌ needed by Commands, deferred: list of 1

                """
        )
        #expect(reversed.mermaid.contains("    n2 -.->|needed by| n1\n"))
        #expect(reversed.mermaid.contains("    n4 -.->|needed by| n0\n"))
        #expect(reversed.dot.hasPrefix("digraph neededBy {\n"))
        #expect(reversed.dot.contains("    label=\"needed by: each arrow leads to a user\"\n"))
        #expect(reversed.dot.contains("    n2 -> n1 [style=dashed]\n"))
        #expect(reversed.json.contains("\"isReversed\": true,\n"))
        #expect(reversed.json.contains(#""neededBy": [{"node": 0, "name": "Commands", "isDef"#))
        #expect(!reversed.json.contains("\"needs\""))
    }

    @Test("a reversed graph has nodes for absent services after all others")
    func absent() throws {
        #expect(reversed.nodes.map(\.name) == ["Commands", "SafeBox", "Audit", "Ledger", "Hints"])
        let hints = try #require(reversed.nodes.last)
        #expect(hints.kind == .absent)
        #expect(hints.registrations.isEmpty)
        #expect(hints.needs == [Graph.Need(name: "Commands", node: 0, isDeferred: true)])
        #expect(Graph.ofSafeBox.nodes.count == 4)
    }
}
