import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

@Suite("Graph of a container")
struct GraphTests {
    private static let commands = CollectionID<Service>("Commands")
    private static let safeBox = serviceID("SafeBox")
    private static let signing = serviceID("Signing")
    private static let random = serviceID("Random")
    private static let hints = PluginID<Service>("Hints")
    private static let colors = PluginID<Service>("Colors")
    private static let verify = BuilderID<String>("Verify")

    private func graph() throws -> Graph {
        try Container(
            modules: InlineModule("SafeBox") { registrar in
                registrar.register(
                    Self.commands,
                    needs: Self.safeBox,
                    Self.hints,
                    file: "SafeBox.swift",
                    line: 1
                ) { service, _ in service }
                registrar.register(
                    Self.commands,
                    needs: Self.safeBox,
                    Self.colors,
                    file: "SafeBox.swift",
                    line: 2
                ) { service, _ in service }
                registrar.register(
                    Self.safeBox,
                    needs: Self.signing,
                    Self.random,
                    Self.verify,
                    file: "SafeBox.swift",
                    line: 3
                ) { signing, random, _ in Service("", signing, random) }
            },
            InlineModule("Signing") { registrar in
                registrar.register(
                    Self.signing,
                    needs: Self.random,
                    Self.safeBox.lazily,
                    file: "Signing.swift",
                    line: 1
                ) { random, _ in Service("", random) }
                registrar.register(Self.random, scope: .new, file: "Signing.swift", line: 2) {
                    Service()
                }
                registrar.register(Self.verify, "VerifyBuilder", file: "Signing.swift", line: 3)
                registrar.register(Self.colors, file: "Signing.swift", line: 4) { Service() }
            }
        ).graph
    }

    @Test("the text of a graph is a tree")
    func text() throws {
        #expect(
            try graph().text == """
                Commands: list of 2
                ├── SafeBox: SafeBox.swift:3
                │   ├── Signing: Signing.swift:1
                │   │   ├── Random, new each time: Signing.swift:2
                │   │   └╌╌ SafeBox, deferred: SafeBox.swift:3 ↑
                │   ├── Random, new each time: Signing.swift:2
                │   └── Verify, builder: Signing.swift:3
                ├── Colors, plug-in: Signing.swift:4
                └── Hints: nothing registered

                """
        )
    }

    @Test("a test can read the nodes of a graph")
    func data() throws {
        let graph = try graph()
        #expect(
            graph.nodes.map(\.name) == [
                "Commands", "SafeBox", "Signing", "Random", "Verify", "Colors",
            ]
        )
        #expect(graph.nodes[0].kind == .collection)
        #expect(graph.nodes[0].registrations.map(\.place.line) == [1, 2])
        #expect(graph.nodes[2].needs.map(\.name) == ["Random", "SafeBox"])
        #expect(graph.nodes[2].needs.map(\.isDeferred) == [false, true])
        #expect(graph.nodes[2].needs[1].node == 1)
        #expect(graph.nodes[3].scope == .new)
        #expect(try self.graph() == graph)
    }

    @Test("an empty graph is printed as empty text and as a JSON object")
    func empty() throws {
        let graph = try Container().graph
        #expect(graph.nodes.isEmpty)
        #expect(graph.text == "")
        #expect(try DrawnGraph(json: graph.json) == DrawnGraph())
    }
}
