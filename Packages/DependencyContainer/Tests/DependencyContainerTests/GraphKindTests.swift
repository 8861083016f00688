import DependencyContainer
import Testing

@Suite("the graph of a container that has everything")
struct GraphKindTests {
    private let scope = ScopeID<String>("Kinds.Session")
    private let service = InjectID<String>("Kinds.Service")
    private let list = CollectionID<String>("Kinds.List")

    private var module: InlineModule {
        InlineModule("Kinds") { [scope, service, list] registrar in
            let place: StaticString = "K.swift"
            registrar.register(service, file: place, line: 1) { "" }
            registrar.decorate(service, file: place, line: 2) { $0 }
            registrar.register(
                InjectID<String>("Kinds.Weak"),
                needs: service,
                scope: .weak,
                file: place,
                line: 3
            ) { $0 }
            registrar.register(
                InjectID<String>("Kinds.Scoped"),
                needs: scope.input,
                service.lazily,
                scope: .within(scope),
                file: place,
                line: 4
            ) { input, _ in input }
            registrar.registerOnMainActor(
                MainInjectID<String>("Kinds.Main"),
                needs: service,
                scope: .new,
                file: place,
                line: 5
            ) { $0 }
            registrar.registerAsync(
                AsyncInjectID<String>("Kinds.Async"),
                needs: service,
                file: place,
                line: 6
            ) { $0 }
            registrar.registerWithArgument(
                ArgumentID<Int, String>("Kinds.Argument"),
                needs: list,
                file: place,
                line: 7
            ) { number, list in "\(number) \(list)" }
            registrar.contribute(to: list, needs: service, file: place, line: 8) { $0 }
        }
    }

    @Test("names each kind, scope and decorator")
    func kinds() throws {
        let graph = try Container(modules: module).graph
        #expect(
            graph.text == """
                Kinds.Weak, weak: K.swift:3
                └── Kinds.Service: K.swift:1, decorated by Kinds (K.swift:2)
                Kinds.Scoped, in scope Kinds.Session: K.swift:4
                ├── Kinds.Session, input of scope Kinds.Session: K.swift:4
                └╌╌ Kinds.Service, deferred: K.swift:1, decorated by Kinds (K.swift:2)
                Kinds.Main, main actor, new each time: K.swift:5
                └── Kinds.Service: K.swift:1, decorated by Kinds (K.swift:2)
                Kinds.Async, async: K.swift:6
                └── Kinds.Service: K.swift:1, decorated by Kinds (K.swift:2)
                Kinds.Argument, made with an argument, new each time: K.swift:7
                └── Kinds.List: list of 1
                    └── Kinds.Service: K.swift:1, decorated by Kinds (K.swift:2)

                """
        )
    }

    @Test("says who needs a service, by its id")
    func neededBy() throws {
        let graph = try Container(modules: module).graph
        let names = graph.reversed.from(list)?.nodes.map(\.name)
        #expect(names == ["Kinds.Argument", "Kinds.List"])
        #expect(graph.from(InjectID<Int>("Kinds.Nowhere")) == nil)
    }

    @Test("of a child shows what it takes of its parent")
    func child() throws {
        let parent = try Container(modules: module)
        let own = InjectID<String>("Kinds.Own")
        let child = try parent.child(
            modules: InlineModule("Child") { [service, list] registrar in
                registrar.register(own, needs: service.lazily, file: "C.swift", line: 1) { _ in "" }
                registrar.contribute(to: list, file: "C.swift", line: 2) { "" }
            }
        )
        let graph = child.graph
        #expect(
            graph.from(own)?.text == """
                Kinds.Own: C.swift:1
                └╌╌ Kinds.Service, deferred: K.swift:1, decorated by Kinds (K.swift:2)

                """
        )
        #expect(graph.nodes.count == parent.graph.nodes.count + 2)
        let lists = graph.nodes.filter { $0.name == "Kinds.List" }
        #expect(lists.map(\.registrations.count) == [1, 1])
        #expect(lists.first?.needs.compactMap(\.node).map { graph.nodes[$0] } == [lists[1]])
    }
}
