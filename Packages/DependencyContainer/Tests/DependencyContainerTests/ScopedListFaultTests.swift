import DependencyContainer
import DependencyContainerTesting
import Testing

private let session = ScopeID<Void>("MixedList.Session")
private let page = ScopeID<Void>("MixedList.Page")
private let cart = serviceID("MixedList.Cart")
private let menu = CollectionID<Service>("MixedList.Menu")

private let shop = InlineModule("Shop") { registrar in
    registrar.register(cart, scope: .within(session)) { Service() }
}

private let entry = InlineModule("Entry") { registrar in
    registrar.register(menu, needs: cart, scope: .within(session)) { $0 }
}

private let constant = InlineModule("Constant") { registrar in
    registrar.register(menu) { Service() }
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
        #expect(report(of: shop, entry, constant, holders)?.faults.count == 1)
        let back = report(of: shop, constant, entry, holders)
        #expect(back?.faults.count == 1)
        guard case .mixedList(let fault) = back?.faults.first else {
            Issue.record("no mixed list")
            return
        }
        #expect(fault.contributions.map(\.step.module) == ["Constant", "Entry"])
    }

    @Test("a longer-lived service cannot hold a list of a scope")
    func captive() {
        let (kept, fresh) = (serviceID("MixedList.Kept"), serviceID("MixedList.Fresh"))
        let report = report(
            of: shop,
            entry,
            InlineModule { registrar in
                registrar.register(kept, needs: menu) { $0[0] }
                registrar.register(fresh, needs: menu.lazily, scope: .new) { _ in Service() }
                registrar.register(serviceID("MixedList.Far"), needs: fresh) { $0 }
                registrar.register(CollectionID("MixedList.Other"), needs: fresh) { $0 }
            }
        )
        #expect(report?.faults.count == 3)
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
                registrar.register(menu, needs: leaf, weak, scope: .within(session)) { one, _ in one
                }
            }
        )
        let captives = report?.faults.compactMap { fault -> String? in
            guard case .captive(let captive) = fault else { return nil }
            return captive.path.last?.name
        }
        #expect(captives == [leaf.name, weak.name])
        let fix = """
            fix: make all contributions to MixedList.Menu within the scope, or open the scope where \
            it is needed, with '.opening'
            """
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
