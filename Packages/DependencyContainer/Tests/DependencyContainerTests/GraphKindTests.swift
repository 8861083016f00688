import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Graph of a container with every kind of id")
struct GraphKindTests {
    private static let list = CollectionID<String>("Kinds.List")

    private func graph() throws -> Graph {
        let scope = ScopeID<String>("Kinds.Session")
        let service = InjectID<String>("Kinds.Service")
        let scoped = InjectID<String>("Kinds.Scoped")
        return try Container { registrar in
            registrar.register(service) { "" }
            registrar.decorate(service) { $0 }
            registrar.register(InjectID("Kinds.Weak"), needs: service, scope: .weak) { $0 }
            registrar.register(scoped, needs: scope.input, service.lazily, scope: .within(scope)) {
                input,
                _ in input
            }
            registrar.register(MainInjectID("Kinds.Main"), needs: service, scope: .new) { $0 }
            registrar.register(AsyncInjectID("Kinds.Async"), needs: service) { $0 }
            registrar.register(InjectID("Kinds.New"), needs: Self.list, scope: .new) { "\($0)" }
            registrar.register(Self.list, needs: service) { $0 }
        }.graph
    }

    @Test("the text names each kind, scope and decorator")
    func kinds() throws {
        let places = /DependencyContainerTests\/GraphKindTests.swift:[0-9]+/
        #expect(
            try graph().text.replacing(places, with: "…") == """
                Kinds.Weak, weak: …
                └── Kinds.Service: …, decorated by Inline (…)
                Kinds.Scoped, in scope Kinds.Session: …
                ├── Kinds.Session, input of scope Kinds.Session: …
                └╌╌ Kinds.Service, deferred: …, decorated by Inline (…)
                Kinds.Main, main actor, new each time: …
                └── Kinds.Service: …, decorated by Inline (…)
                Kinds.Async, async: …
                └── Kinds.Service: …, decorated by Inline (…)
                Kinds.New, new each time: …
                └── Kinds.List: list of 1
                    └── Kinds.Service: …, decorated by Inline (…)

                """
        )
    }

    @Test("the users of a service are found by its id")
    func neededBy() throws {
        let names = try graph().reversed.from(Self.list)?.nodes.map(\.name)
        #expect(names == ["Kinds.New", "Kinds.List"])
        #expect(try graph().from(InjectID<Int>("Kinds.Nowhere")) == nil)
    }
}
