import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Graph of a container with every kind of id")
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
            registrar.register(
                MainInjectID<String>("Kinds.Main"),
                needs: service,
                scope: .new,
                file: place,
                line: 5
            ) { $0 }
            registrar.register(
                AsyncInjectID<String>("Kinds.Async"),
                needs: service,
                file: place,
                line: 6
            ) { $0 }
            registrar.register(
                InjectID<String>("Kinds.New"),
                needs: list,
                scope: .new,
                file: place,
                line: 7
            ) { "\($0)" }
            registrar.register(list, needs: service, file: place, line: 8) { $0 }
        }
    }

    @Test("the text names each kind, scope and decorator")
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
                Kinds.New, new each time: K.swift:7
                └── Kinds.List: list of 1
                    └── Kinds.Service: K.swift:1, decorated by Kinds (K.swift:2)

                """
        )
    }

    @Test("the users of a service are found by its id")
    func neededBy() throws {
        let graph = try Container(modules: module).graph
        let names = graph.reversed.from(list)?.nodes.map(\.name)
        #expect(names == ["Kinds.New", "Kinds.List"])
        #expect(graph.from(InjectID<Int>("Kinds.Nowhere")) == nil)
    }
}
