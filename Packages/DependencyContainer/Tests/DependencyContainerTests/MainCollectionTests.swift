import DependencyContainer
import DependencyContainerTesting
import Testing

/// Not `Sendable`: it never leaves the main actor.
private class Tab {
    let title: String
    let part: Service?
    init(_ title: String, _ part: Service? = nil) { (self.title, self.part) = (title, part) }
}

private let session = ScopeID<String>("MainList.Session")
private let terminal = MainInjectID<Tab>("MainList.Terminal")
private let part = serviceID("MainList.Part")
private let tabs = MainCollectionID<Tab>("MainList.Tabs")
private let count = MainInjectID<Int>("MainList.Count")

private let services = InlineModule("Services") { registrar in
    registrar.register(part, file: "S.swift", line: 1) { Service() }
    registrar.register(terminal, file: "S.swift", line: 2) { Tab("terminal") }
}

private func tabModule(_ name: String, _ titles: String...) -> InlineModule {
    InlineModule(name) { registrar in
        for title in titles {
            registrar.register(tabs, needs: part, file: "T.swift", line: 1) { Tab(title, $0) }
        }
    }
}

@MainActor
@Suite("Lists of the main actor")
struct MainCollectionTests {
    @Test("a list of the main actor has the order of the modules and of their contributions")
    func order() throws {
        let (first, second) = (tabModule("First", "a", "b"), tabModule("Second", "c"))
        let forth = try Container(modules: first, services, second)
        #expect(try forth.resolve(tabs).map(\.title) == ["a", "b", "c"])
        let back = try Container(modules: second, services, first)
        #expect(try back.resolve(tabs).map(\.title) == ["c", "a", "b"])
    }

    @Test("a list of the main actor is made once, from services of both kinds")
    func once() throws {
        let container = try Container(
            modules: services,
            tabModule("First", "a"),
            InlineModule { $0.register(tabs, needs: terminal) { $0 } }
        )
        let list = try container.resolve(tabs)
        #expect(try list[0].part === container.resolve(part))
        #expect(try list[1] === container.resolve(terminal))
        #expect(try container.resolve(tabs)[0] === list[0])
    }

    @Test("a list of the main actor without contributions is empty, eagerly and lazily")
    func empty() async throws {
        let later = InjectID<MainLazy<[Tab]>>("MainList.EmptyLater")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(count, needs: tabs) { $0.count }
                registrar.register(later, needs: tabs.lazily) { $0 }
            }
        )
        #expect(try container.resolve(tabs).isEmpty)
        #expect(try container.resolve(count) == 0)
        let lazy = try container.resolve(later)
        #expect(try lazy.value.isEmpty)
        #expect(container.graph.reversed.from(tabs)?.nodes.last?.kind == .absent)
        try await container.close()
        #expect(throws: ResolutionError.closed(tabs.name)) { try container.resolve(tabs) }
        #expect(throws: ResolutionError.closed(tabs.name)) { try lazy.value }
    }

    @Test("services need a list of the main actor eagerly there, and lazily everywhere")
    func needed() throws {
        let owner = MainInjectID<[Tab]>("MainList.Owner")
        let later = InjectID<MainLazy<[Tab]>>("MainList.Later")
        let container = try Container(
            modules: services,
            tabModule("First", "a", "b"),
            InlineModule { registrar in
                registrar.register(owner, needs: tabs, scope: .new) { $0 }
                registrar.register(later, needs: tabs.lazily) { $0 }
            }
        )
        let list = try container.resolve(tabs)
        #expect(try container.resolve(owner)[1] === list[1])
        #expect(try container.resolve(later).value[0] === list[0])
    }

    @Test("a contribution of the main actor may lazily need a user of its list")
    func deferred() throws {
        let links = MainCollectionID<MainLazy<Int>>("MainList.Links")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(count, needs: links) { $0.count }
                registrar.register(links, needs: count.lazily) { $0 }
            }
        )
        #expect(try container.resolve(links)[0].value == 1)
    }

    @Test("other code awaits a list of sendable elements")
    func awaited() async throws {
        let names = MainCollectionID<String>("MainList.Names")
        let container = try Container(modules: InlineModule { $0.register(names) { "Ada" } })
        let resolved = try await Task.detached { try await container.resolve(names) }.value
        #expect(resolved == ["Ada"])
    }

    @Test("closing disposes of a list of the main actor in reverse order")
    func disposal() async throws {
        @MainActor
        final class Entry: Disposable {
            let number: Int
            let log: Log
            init(_ number: Int, _ log: Log) { (self.number, self.log) = (number, log) }
            func dispose() { log.note(number) }
        }
        let log = Log()
        let list = MainCollectionID<Entry>("MainList.Disposed")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(list) { Entry(1, log) }
                registrar.register(list) { Entry(2, log) }
            }
        )
        _ = try container.resolve(list)
        try await container.close()
        #expect(log.numbers == [2, 1])
    }

    @Test("a recording has each contribution to a list of the main actor")
    func recording() throws {
        let (recorded, recording) = try Container(
            modules: services,
            tabModule("First", "a", "b")
        ).recording()
        _ = try recorded.resolve(tabs)
        #expect(recording.names == [part.name, tabs.name, tabs.name])
        #expect(recording.events(of: tabs).map(\.kind) == [.mainCollection, .mainCollection])
    }

    @Test("a test replaces a list of the main actor, also one without contributions")
    func replacing() throws {
        for module in [tabModule("First", "a", "b"), tabModule("Empty")] {
            let container = try Container(modules: services, module)
            let replaced = try container.replacing { $0.register(tabs) { Tab("only") } }
            #expect(try replaced.resolve(tabs).map(\.title) == ["only"])
        }
    }

    @Test("the graph shows a list of the main actor")
    func graph() throws {
        let graph = try Container(modules: tabModule("First", "a", "b"), services).graph
        #expect(
            graph.text == """
                MainList.Tabs, main actor: list of 2
                └── MainList.Part: S.swift:1
                MainList.Terminal, main actor: S.swift:2

                """
        )
        #expect(graph.mermaid.contains(#"[["MainList.Tabs<br/>main actor, list of 2"]]"#))
        #expect(
            graph.dot.contains(
                #"[label="MainList.Tabs\nmain actor, list of 2", shape=tab, peripheries=2]"#
            )
        )
        #expect(graph.json.contains(#""name": "MainList.Tabs", "kind": "mainCollection""#))
        try graph.expect(tabs, needs: part)
    }
}

@MainActor
@Suite("Lists of the main actor in scopes")
struct ScopedMainCollectionTests {
    private let customer = MainInjectID<Tab>("MainList.Customer")

    private var scoped: InlineModule {
        InlineModule("Scoped") { [customer] registrar in
            registrar.register(
                customer,
                needs: session.input,
                scope: .within(session),
                file: "C.swift",
                line: 1
            ) { Tab($0) }
            registrar.register(
                tabs,
                needs: customer,
                scope: .within(session),
                file: "C.swift",
                line: 2
            ) { $0 }
            registrar.register(tabs, needs: session.input, scope: .within(session)) {
                Tab("of \($0)")
            }
        }
    }

    @Test("a list of the main actor in a scope is made once per opening")
    func own() async throws {
        let container = try Container(modules: scoped)
        let (ada, grace) = (
            try container.open(session, with: "Ada"), try container.open(session, with: "Grace")
        )
        let list = try ada.resolve(tabs)
        #expect(list.map(\.title) == ["Ada", "of Ada"])
        #expect(try list[0] === ada.resolve(customer))
        #expect(try ada.resolve(tabs)[1] === list[1])
        #expect(try grace.resolve(tabs).map(\.title) == ["Grace", "of Grace"])
        #expect(throws: ResolutionError.scopeNotOpen(tabs.name, scope: session.name)) {
            try container.resolve(tabs)
        }
        try await ada.close()
        #expect(throws: ResolutionError.closed(tabs.name)) { try ada.resolve(tabs) }
    }

    @Test("a longer-lived service cannot hold a list of the main actor in a scope")
    func captive() {
        let kept = MainInjectID<[Tab]>("MainList.Kept")
        let report = report(
            of: scoped,
            InlineModule { $0.register(kept, needs: tabs, file: "K.swift", line: 1) { $0 } }
        )
        #expect(
            report?.faults.map(\.description) == [
                """
                MainList.Kept would hold MainList.Tabs, which has a shorter lifetime.
                path: MainList.Kept (K.swift:1) → MainList.Tabs (C.swift:2)
                MainList.Kept lives as long as the container, MainList.Tabs lives as long as the \
                scope MainList.Session is open
                fix: register MainList.Kept within the scope, too, or open the scope where it is \
                needed, with '.opening'
                """
            ]
        )
    }

    @Test("a list of the main actor with several scopes is a fault")
    func mixed() {
        let report = report(of: scoped, InlineModule { $0.register(tabs) { Tab("always") } })
        #expect(report?.faults.count == 1)
        guard case .mixedList(let fault) = report?.faults.first else {
            Issue.record("no mixed list")
            return
        }
        #expect(fault.name == tabs.name)
        #expect(
            fault.contributions.map(\.scope) == [.within(session), .within(session), .container]
        )
    }

    @Test("a list of the main actor and its contribution cannot form a cycle")
    func cycle() {
        let report = report(
            of: InlineModule { registrar in
                registrar.register(count, needs: tabs) { $0.count }
                registrar.register(tabs, needs: count) { Tab("\($0)") }
            }
        )
        #expect(report?.description.contains("MainList.Count → MainList.Tabs") == true)
    }
}
