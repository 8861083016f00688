import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Examples: graphs")
struct GraphExamples {
    private let container: Container

    init() throws {
        container = try Container(modules: SafeBoxModule(), SigningModule(), LedgerModule())
    }

    @Test("prints a graph and parts of it")
    func written() {
        let graph = container.graph
        print(graph.text)
        print(graph.from(named: "Signing")?.mermaid ?? "")
        print(graph.reversed.from(named: "Ledger")?.text ?? "")

        print(container.graph.text)
        print(container.graph.reversed.from(ledgerInject)?.text ?? "")
        print(container.graph.reversed.from(named: "Ledger")?.text ?? "not registered")

        #expect(graph.from(signingInject)?.nodes.map(\.name) == ["Signing"])
    }

    @Test("selects parts of a graph")
    func cut() {
        let graph = container.graph
        let parts = [
            graph.from(named: "SafeBox"),
            graph.reversed.from(named: "Ledger"),
            graph.from(named: "SafeBox")?.reversed.from(named: "Signing"),
        ]
        #expect(parts.map { $0?.nodes.count } == [2, 1, 2])
    }

    @Test("reads the nodes of a graph")
    func read() {
        let graph = container.graph
        let screens = graph.roots.map { graph.nodes[$0].name }
        let deferred = graph.nodes.flatMap(\.needs).filter(\.isDeferred).map(\.name)
        let shared = container.graph.nodes.filter { $0.scope == .container }.map(\.name)

        #expect(screens == ["SafeBox", "Ledger"])
        #expect(deferred.isEmpty)
        #expect(shared == ["SafeBox", "Signing", "Ledger"])
    }

    @Test("prints the services that cross between modules")
    func crossings() {
        var printed: [String] = []
        func print(_ words: String...) { printed.append(words.joined(separator: " ")) }

        for crossing in container.crossings {
            print(crossing.user.module, "→", crossing.provider.module, "by", crossing.name)
        }
        #expect(printed == ["SafeBox → Signing by Signing"])
    }
}
