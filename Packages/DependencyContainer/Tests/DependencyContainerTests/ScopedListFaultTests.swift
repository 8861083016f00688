import DependencyContainer
import Testing

private let session = ScopeID<Void>("MixedList.Session")
private let page = ScopeID<Void>("MixedList.Page")
private let cart = serviceID("MixedList.Cart")
private let menu = CollectionID<Service>("MixedList.Menu")

private let shop = InlineModule("Shop") { registrar in
    registrar.register(cart, scope: .within(session), file: "Shop.swift", line: 1) { Service() }
}

private let entry = InlineModule("Entry") { registrar in
    registrar.register(
        menu,
        needs: cart,
        scope: .within(session),
        file: "Entry.swift",
        line: 1
    ) { $0 }
}

private let constant = InlineModule("Constant") { registrar in
    registrar.register(menu, file: "Constant.swift", line: 1) { Service() }
}

@Suite("Invalid lists in scopes")
struct ScopedListFaultTests {
    @Test("a list whose contributions state several scopes is one fault")
    func mixed() {
        let holders = InlineModule { registrar in
            registrar.register(serviceID("MixedList.Kept"), needs: menu) { $0[0] }
            registrar.register(serviceID("MixedList.Fresh"), needs: menu, scope: .new) { $0[0] }
            registrar.register(
                serviceID("MixedList.Scoped"),
                needs: menu.lazily,
                scope: .within(session)
            ) { _ in Service() }
        }
        let text = """
            MixedList.Menu is one list, but its contributions state several scopes.
            contributed: Entry.swift:1 in module Entry, lives as long as the scope \
            MixedList.Session is open
                         Constant.swift:1 in module Constant, lives as long as the container
            fix: state the same scope everywhere, or make a list for each scope
            """
        #expect(report(of: shop, entry, constant, holders)?.faults.map(\.description) == [text])
        let back = report(of: shop, constant, entry, holders)
        #expect(back?.faults.count == 1)
        guard case .mixedList(let fault) = back?.faults.first else {
            Issue.record("no mixed list")
            return
        }
        #expect(fault.name == menu.name)
        #expect(fault.contributions.map(\.scope) == [.container, .within(session)])
        #expect(fault.contributions.map(\.step.module) == ["Constant", "Entry"])
    }

    @Test("a list with contributions in two scopes is a fault")
    func severalScopes() {
        let other = InlineModule("Other") { registrar in
            registrar.register(menu, scope: .within(page)) { Service() }
            registrar.register(
                menu,
                needs: page.opening(cart),
                scope: .within(session)
            ) { _ in Service() }
        }
        let faults = report(of: shop, entry, other)?.faults ?? []
        #expect(faults.count == 1)
        guard case .mixedList(let fault) = faults.first else {
            Issue.record("no mixed list")
            return
        }
        #expect(
            fault.contributions.map(\.scope) == [.within(session), .within(page), .within(session)]
        )
    }

    @Test("a longer-lived service cannot hold a list of a scope")
    func captive() {
        let (kept, fresh) = (serviceID("MixedList.Kept"), serviceID("MixedList.Fresh"))
        let report = report(
            of: shop,
            entry,
            InlineModule { registrar in
                registrar.register(kept, needs: menu, file: "K.swift", line: 1) { $0[0] }
                registrar.register(fresh, needs: menu.lazily, scope: .new) { _ in Service() }
                registrar.register(serviceID("MixedList.Far"), needs: fresh) { $0 }
                registrar.register(CollectionID<Service>("MixedList.Other"), needs: fresh) {
                    $0
                }
            }
        )
        #expect(report?.faults.count == 3)
        #expect(
            report?.faults.first?.description == """
                MixedList.Kept would hold MixedList.Menu, which has a shorter lifetime.
                path: MixedList.Kept (K.swift:1) → MixedList.Menu (Entry.swift:1)
                MixedList.Kept lives as long as the container, MixedList.Menu lives as long as the \
                scope MixedList.Session is open
                fix: register MixedList.Kept within the scope, too, or open the scope where it is \
                needed, with '.opening'
                """
        )
        let paths = report?.faults.compactMap { fault -> [String]? in
            guard case .captive(let captive) = fault else { return nil }
            return captive.path.map(\.name)
        }
        #expect(
            paths == [
                ["MixedList.Kept", "MixedList.Menu"],
                ["MixedList.Far", "MixedList.Fresh", "MixedList.Menu"],
                ["MixedList.Other", "MixedList.Fresh", "MixedList.Menu"],
            ]
        )
    }

    @Test("a list of a scope cannot hold a service of another scope or a weak one")
    func holder() {
        let (leaf, weak) = (serviceID("MixedList.Leaf"), serviceID("MixedList.Weak"))
        let report = report(
            of: shop,
            InlineModule { registrar in
                registrar.register(leaf, scope: .within(page)) { Service() }
                registrar.register(weak, scope: .weak) { Service() }
                registrar.register(menu, needs: leaf, weak, scope: .within(session)) {
                    one,
                    _ in
                    one
                }
            }
        )
        let captives = report?.faults.compactMap { fault -> String? in
            guard case .captive(let captive) = fault else { return nil }
            return captive.path.last?.name
        }
        #expect(captives == [leaf.name, weak.name])
        let fix = "fix: make all contributions to MixedList.Menu within the scope, or open"
        #expect(report?.description.contains(fix) == true)
    }

    @Test("a list of a scope and its contribution cannot form a cycle")
    func cycle() {
        let report = report(
            of: InlineModule { registrar in
                registrar.register(cart, needs: menu, scope: .within(session)) { $0[0] }
            },
            entry
        )
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("MixedList.Cart → MixedList.Menu") == true)
    }
}
