import DependencyContainer
import DependencyContainerGraph
import Foundation
import Testing

@Suite("Graph in JSON")
struct GraphJSONTests {
    @Test("JSON has the documented keys in the documented order")
    func format() {
        let graph = Graph(nodes: [
            Graph.Node(
                "SafeBox",
                scope: .new,
                decorators: ["App"],
                needs: [
                    Graph.Need(name: "Ledger", node: 1, isDeferred: false),
                    Graph.Need(name: "Hints", node: nil, isDeferred: true),
                ]
            ), Graph.Node("Ledger", .asyncService, module: "Ledger"),
        ])
        #expect(
            graph.json == """
                {
                  "format": 1,
                  "isReversed": false,
                  "roots": [0],
                  "nodes": [
                    {"name": "SafeBox", "kind": "service", "scope": "new", "scopeName": null, \
                "registrations": [{"module": "M", "file": "M.swift", "line": 1}], \
                "decorators": [{"module": "App", "file": "App.swift", "line": 1}], \
                "needs": [{"node": 1, "name": "Ledger", "isDeferred": false}, \
                {"node": 2, "name": "Hints", "isDeferred": true}]},
                    {"name": "Ledger", "kind": "asyncService", "scope": "container", \
                "scopeName": null, \
                "registrations": [{"module": "Ledger", "file": "Ledger.swift", "line": 1}], \
                "decorators": [], "needs": []},
                    {"name": "Hints", "kind": "absent", "scope": null, "scopeName": null, \
                "registrations": [], "decorators": [], "needs": []}
                  ]
                }

                """
        )
    }

    @Test("JSON preserves every Unicode scalar")
    func scalars() throws {
        let scalars = (0...0x10_FFFF).compactMap(Unicode.Scalar.init)
        let name = String(String.UnicodeScalarView(scalars))
        let json = Graph(nodes: [Graph.Node(name)]).json
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let nodes = (object as? [String: Any])?["nodes"] as? [[String: Any]]
        let read = try #require(nodes?.first?["name"] as? String)
        #expect(read.unicodeScalars.elementsEqual(name.unicodeScalars))
    }

    @Test("JSON escapes only the necessary characters")
    func escapes() {
        let json = Graph(nodes: [Graph.Node("\"\\\n\u{1}\u{7F}/é세👩‍💻")]).json
        #expect(json.contains("\"name\": \"\\\"\\\\\\u000A\\u0001\u{7F}/é세👩‍💻\""))
    }
}
