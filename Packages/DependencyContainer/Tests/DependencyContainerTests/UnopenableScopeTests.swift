import DependencyContainer
import Testing

private let session = ScopeID<Void>("Opening.Session")
private let page = ScopeID<Void>("Page", inside: session)
private let other = ScopeID<Void>("Opening.Other")
private let cart = serviceID("Opening.Cart")
private let leaf = serviceID("Opening.Leaf")
private let app = serviceID("Opening.App")

private let services = InlineModule("Shop") { registrar in
    registrar.register(cart, scope: .within(session)) { Service("cart") }
    registrar.register(leaf, scope: .within(page)) { Service("leaf") }
    registrar.register(serviceID("Opening.Elsewhere"), scope: .within(other)) { Service() }
    registrar.register(app) { Service() }
}

@Suite("the need for opening a scope")
struct UnopenableScopeTests {
    private let opener = InjectID<ScopeOpener<Void, Service>>("Opening.Opener")

    private func report(
        _ need: ScopeOpening<Void, Service>,
        scope: Scope = .container
    ) -> ValidationReport? {
        DependencyContainerTests.report(
            of: services,
            InlineModule("Opener") { [opener] registrar in
                registrar.register(opener, needs: need, scope: scope, file: "O.swift", line: 1) {
                    $0
                }
            }
        )
    }

    @Test("is met where the scope can be opened, and the service is of it")
    func fine() {
        #expect(report(session.opening(cart)) == nil)
        #expect(report(page.opening(leaf), scope: .within(session)) == nil)
        #expect(report(session.opening(cart), scope: .within(page)) == nil)
    }

    @Test("for a service that is not of it is a fault")
    func otherLifetime() {
        #expect(
            report(session.opening(app))?.faults.map(\.description) == [
                """
                Opening.Opener would open the scope Opening.Session for Opening.App: Opening.App is \
                not of that scope, it lives as long as the container.
                needed by: Opening.Opener (O.swift:1)
                to mend: ask for it by `.lazily` or `.provider`, or register it with \
                `scope: .within(…)` of Opening.Session
                """
            ]
        )
        let elsewhere = report(other.opening(cart))?.faults.map(\.description)
        #expect(elsewhere?.count == 1)
        #expect(elsewhere?.first?.hasSuffix("to mend: open Opening.Session for it") == true)
        #expect(report(session.opening(leaf))?.faults.count == 1)
    }

    @Test("inside of another one is a fault where that is not open")
    func outerNotOpen() {
        #expect(
            report(page.opening(leaf))?.faults.map(\.description) == [
                """
                Opening.Opener would open the scope Opening.Session.Page for Opening.Leaf: that scope \
                is inside of Opening.Session, which is not open where Opening.Opener lives.
                needed by: Opening.Opener (O.swift:1)
                to mend: open it from what is registered within Opening.Session
                """
            ]
        )
    }

    @Test("in which nothing is registered is a fault")
    func empty() {
        #expect(
            report(ScopeID<Void>("Opening.Nobody").opening(cart))?.faults.map(\.description) == [
                """
                Opening.Opener would open the scope Opening.Nobody for Opening.Cart: nothing is \
                registered within that scope.
                needed by: Opening.Opener (O.swift:1)
                to mend: register Opening.Cart with `scope: .within(…)` of Opening.Nobody
                """
            ]
        )
    }

    @Test("is one fault when the service is missing, or the scope has another type elsewhere")
    func explained() {
        let gone = report(session.opening(serviceID("Opening.Gone")))
        #expect(gone?.faults.count == 1)
        #expect(gone?.description.contains("Opening.Gone is missing") == true)

        let typed = ScopeID<Int>("Opening.Session")
        let report = DependencyContainerTests.report(
            of: services,
            InlineModule {
                $0.register(serviceID("Opening.Typed"), needs: typed.opening(cart)) { _ in
                    Service()
                }
            }
        )
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Opening.Session is used with 2 types") == true)
    }

    @Test("of the container around is met in a child of an open scope, and of no other")
    func child() throws {
        let container = try Container(modules: services)
        let (near, far) = (
            InlineModule { [opener] in $0.register(opener, needs: session.opening(cart)) { $0 } },
            InlineModule { [opener] in $0.register(opener, needs: page.opening(leaf)) { $0 } }
        )
        let child = try container.child(modules: near)
        #expect(try child.resolve(opener).open(with: ()).value.name == "cart")
        let report = #expect(throws: ValidationReport.self) { try container.child(modules: far) }
        #expect(report?.description.contains("is inside of Opening.Session") == true)
        let opened = try container.open(session)
        let grandchild = try opened.child(modules: far)
        #expect(try grandchild.resolve(opener).open(with: ()).value.name == "leaf")
    }
}
