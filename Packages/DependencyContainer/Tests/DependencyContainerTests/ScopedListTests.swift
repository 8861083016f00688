import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

private let session = ScopeID<String>("ScopedList.Session")
private let app = serviceID("ScopedList.App")
private let cart = serviceID("ScopedList.Cart")
private let menu = CollectionID<Service>("ScopedList.Menu")
private let owner = InjectID<[Service]>("ScopedList.Owner")

private let services = InlineModule("Shop") { registrar in
    registrar.register(app) { Service("app") }
    registrar.register(cart, needs: session.input, scope: .within(session)) { Service($0) }
}

/// Contributes two entries to the menu of a session, from its services and its input.
private let entries = InlineModule("Entries") { registrar in
    registrar.register(menu, needs: cart, app, scope: .within(session)) {
        Service("entry", $0, $1)
    }
    registrar.register(menu, needs: session.input, scope: .within(session)) {
        Service("entry of \($0)")
    }
}

@Suite("Lists in scopes")
struct ScopedListTests {
    @Test(
        "a list of a scope is made once per opening, with services of the scope and the container"
    )
    func own() throws {
        let container = try Container(modules: entries, services)
        let (ada, grace) = (
            try container.open(session, with: "Ada"), try container.open(session, with: "Grace")
        )
        let list = try ada.resolve(menu)
        #expect(list.map(\.name) == ["entry", "entry of Ada"])
        #expect(try list[0].parts[0] === ada.resolve(cart))
        #expect(try list[0].parts[1] === container.resolve(app))
        #expect(try ada.resolve(menu).map(ObjectIdentifier.init) == list.map(ObjectIdentifier.init))
        #expect(try grace.resolve(menu).map(\.name) == ["entry", "entry of Grace"])
        #expect(try grace.resolve(menu)[0] !== list[0])
    }

    @Test("services of the scope need the list, eagerly and lazily")
    func needed() throws {
        let later = InjectID<Lazy<[Service]>>("ScopedList.Later")
        let container = try Container(
            modules: entries,
            services,
            InlineModule { registrar in
                registrar.register(owner, needs: menu, scope: .within(session)) { $0 }
                registrar.register(later, needs: menu.lazily, scope: .within(session)) { $0 }
            }
        )
        let opened = try container.open(session, with: "Ada")
        let list = try opened.resolve(menu)
        #expect(try opened.resolve(owner)[0] === list[0])
        #expect(try opened.resolve(later).value[0] === list[0])
    }

    @Test("a contribution may lazily need a user of its list")
    func deferred() throws {
        let links = CollectionID<Lazy<[Service]>>("ScopedList.Links")
        let container = try Container(
            modules: entries,
            services,
            InlineModule { registrar in
                registrar.register(owner, needs: menu, links, scope: .within(session)) { menu, _ in
                    menu
                }
                registrar.register(links, needs: owner.lazily, scope: .within(session)) { $0 }
            }
        )
        let opened = try container.open(session, with: "Ada")
        let link = try #require(try opened.resolve(links).first)
        #expect(try link.value[0] === opened.resolve(menu)[0])
    }

    @Test("resolving a list of a scope that is not open or closed throws an error with its name")
    func notOpen() async throws {
        let container = try Container(modules: entries, services)
        #expect(throws: ResolutionError.scopeNotOpen(menu.name, scope: session.name)) {
            try container.resolve(menu)
        }
        let opened = try container.open(session, with: "Ada")
        try await opened.close()
        #expect(throws: ResolutionError.closed(menu.name)) { try opened.resolve(menu) }
    }

    @Test("closing a scope disposes of its list in reverse order")
    func disposal() async throws {
        let log = Log()
        let list = CollectionID<Closable>("ScopedList.Disposed")
        let container = try Container { registrar in
            registrar.register(list, scope: .within(session)) { Closable(1, log) }
            registrar.register(list, scope: .within(session)) { Closable(2, log) }
        }
        let opened = try container.open(session, with: "Ada")
        _ = try opened.resolve(list)
        try await opened.close()
        #expect(log.numbers == [2, 1])
        try await container.close()
        #expect(log.numbers.count == 2)
    }

    @Test("a recording has the contributions to a list for each opening of the scope")
    func recording() throws {
        let (recorded, recording) = try Container(modules: entries, services).recording()
        for name in ["Ada", "Grace"] {
            let opened = try recorded.open(session, with: name)
            _ = try opened.resolve(menu)
            _ = try opened.resolve(menu)
        }
        let menus = recording.names.filter { $0 == menu.name }
        #expect(menus.count == 4)
        #expect(recording.names.prefix(4).sorted() == [app, cart].map(\.name) + menus.prefix(2))
    }

    @Test("a test replaces a list of a scope, within the scope or in the container")
    func replacing() throws {
        let container = try Container(modules: entries, services)
        let scoped = try container.replacing {
            $0.register(menu, needs: cart, scope: .within(session)) { Service("only", $0) }
        }
        let opened = try scoped.open(session, with: "Ada")
        #expect(try opened.resolve(menu).map(\.name) == ["only"])
        #expect(try opened.resolve(menu)[0].parts[0] === opened.resolve(cart))

        let constant = try container.replacing { $0.register(menu) { Service("same") } }
        #expect(try constant.resolve(menu).map(\.name) == ["same"])
        #expect(
            try constant.open(session, with: "Ada").resolve(menu)[0] === constant.resolve(menu)[0]
        )
        #expect(try container.open(session, with: "Ada").resolve(menu).count == 2)
    }

    @Test("a list of a scope without users is unused")
    func warnings() throws {
        let user = InlineModule {
            $0.register(owner, needs: menu, scope: .within(session)) { $0 }
        }
        let idle = try Container(modules: entries, services, user, roots: [cart, app])
        #expect(idle.warnings.map(\.step.name) == [menu.name, owner.name])
        let used = try Container(modules: entries, services, user, roots: [owner])
        #expect(used.warnings.isEmpty)
        let asked = try Container(modules: entries, services, roots: [menu])
        #expect(asked.warnings.isEmpty)
    }

    @Test("the graph shows the scope of a list")
    func graph() throws {
        let graph = try Container(modules: entries, services).graph
        #expect(graph.text.hasPrefix("ScopedList.Menu, in scope ScopedList.Session: list of 2\n"))
        #expect(
            graph.mermaid.contains(
                #"[["ScopedList.Menu<br/>in scope ScopedList.Session, list of 2"]]"#
            )
        )
        #expect(
            graph.dot.contains(
                #"[label="ScopedList.Menu\nin scope ScopedList.Session, list of 2", peripheries=2]"#
            )
        )
        #expect(
            graph.json.contains(
                """
                "name": "ScopedList.Menu", "kind": "collection", "scope": "named", \
                "scopeName": "ScopedList.Session"
                """
            )
        )
        try graph.expect(.within(session), holds: [cart, menu])
        try graph.expect(menu, needs: app)
    }

    @Test("a module lists the needs of its contributions, but not the scope")
    func statements() {
        func module(_ needs: [any ServiceID]) -> InlineModule {
            InlineModule("Entries", provides: [], needs: needs) { registrar in
                registrar.register(menu, needs: cart, session.input, scope: .within(session)) {
                    cart,
                    _ in cart
                }
            }
        }
        let shop = InlineModule("Shop", provides: [cart, session], needs: [menu]) { registrar in
            registrar.register(cart, scope: .within(session)) { Service() }
            registrar.register(owner, needs: menu, scope: .within(session)) { $0 }
        }
        #expect(report(of: module([cart]), shop) == nil)
        let unstated = report(of: module([]), shop)
        #expect(unstated?.faults.count == 1)
        let text = "module Entries needs ScopedList.Cart of module Shop without listing it."
        #expect(unstated?.description.contains(text) == true)
    }
}
