import DependencyContainer
import DependencyContainerTesting
import Testing

private let session = ScopeID<Void>("Opening.Session")
private let other = ScopeID<Void>("Opening.Other")
private let cart = serviceID("Opening.Cart")
private let scopedElsewhere = serviceID("Opening.Elsewhere")

private let services = InlineModule("Shop") { registrar in
    registrar.register(cart, scope: .within(session)) { Service("cart") }
    registrar.register(scopedElsewhere, scope: .within(other)) { Service() }
}

@Suite("Needs for opening a scope")
struct UnopenableScopeTests {
    private let opener = InjectID<ScopeOpener<Void, Service>>("Opening.Opener")

    private func report(_ need: ScopeOpening<Void, Service>) -> ValidationReport? {
        DependencyContainerTests.report(
            of: services,
            InlineModule { [opener] in
                $0.register(opener, needs: need, file: "O.swift", line: 1) { $0 }
            }
        )
    }

    @Test("opening a scope for a service outside of it is a fault")
    func otherLifetime() {
        let elsewhere = report(other.opening(cart))?.faults.map(\.description)
        #expect(elsewhere?.count == 1)
        #expect(elsewhere?.first?.hasSuffix("fix: open Opening.Session for it") == true)
        #expect(report(session.opening(scopedElsewhere))?.faults.count == 1)
    }

    @Test("opening a scope without services is a fault")
    func empty() {
        #expect(
            report(ScopeID<Void>("Opening.Empty").opening(cart))?.faults.map(\.description) == [
                """
                Opening.Opener cannot open the scope Opening.Empty for Opening.Cart: no service is \
                registered within it.
                needed by: Opening.Opener (O.swift:1)
                fix: register Opening.Cart with 'scope: .within(…)' of Opening.Empty
                """
            ]
        )
    }

    @Test("opening a scope for a missing service, or with another type, is one fault")
    func explained() {
        let gone = report(session.opening(serviceID("Opening.Gone")))
        #expect(gone?.faults.count == 1)
        #expect(gone?.description.contains("Opening.Gone is missing") == true)

        let typed = ScopeID<Int>("Opening.Session")
        let report = DependencyContainerTests.report(
            of: services,
            InlineModule {
                $0.register(serviceID("Typed"), needs: typed.opening(cart)) { _ in Service() }
            }
        )
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Opening.Session is used with 2 types") == true)
    }
}
