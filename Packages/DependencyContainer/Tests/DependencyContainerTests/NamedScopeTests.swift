import DependencyContainer
import Testing

private let session = ScopeID<String>("NamedScope.Session")
private let flow = ScopeID<Int>("NamedScope.Flow")
private let app = serviceID("NamedScope.App")
private let cart = InjectID<Service>("NamedScope.Cart")
private let page = InjectID<Service>("NamedScope.Page")
private let fresh = InjectID<Service>("NamedScope.Fresh")

private let modules = InlineModule { registrar in
    registrar.register(app) { Service("app") }
    registrar.register(cart, needs: session.input, app, scope: .within(session)) {
        Service($0, $1)
    }
    registrar.register(page, needs: flow.input, app, scope: .within(flow)) { number, app in
        Service("page \(number)", app)
    }
    registrar.register(fresh, needs: cart, scope: .new) { Service("fresh", $0) }
}

@Suite("Named scopes")
struct NamedScopeTests {
    @Test("each opening of a scope has its own object, and shares those of the container")
    func own() throws {
        let container = try Container(modules: modules)
        let first = try container.open(session, with: "Ada")
        let second = try container.open(session, with: "Grace")
        #expect(try first.resolve(cart) === first.resolve(cart))
        #expect(try first.resolve(cart).name == "Ada")
        #expect(try second.resolve(cart).name == "Grace")
        #expect(try first.resolve(cart).parts[0] === container.resolve(app))
        #expect(try second.resolve(app) === container.resolve(app))
    }

    @Test("a new object in a scope gets the services of that scope")
    func newWithin() throws {
        let opened = try Container(modules: modules).open(session, with: "Ada")
        let one = try opened.resolve(fresh)
        #expect(try opened.resolve(fresh) !== one)
        #expect(try one.parts[0] === opened.resolve(cart))
    }

    @Test("an open scope opens another one beside itself, which does not see its services")
    func beside() async throws {
        let container = try Container(modules: modules)
        let first = try container.open(session, with: "Ada")
        let second = try first.open(flow, with: 7)
        #expect(try second.resolve(page).name == "page 7")
        #expect(try second.resolve(page).parts[0] === container.resolve(app))
        #expect(try second.open(session, with: "Grace").resolve(cart).name == "Grace")
        #expect(throws: ResolutionError.scopeNotOpen(cart.name, scope: session.name)) {
            try second.resolve(cart)
        }
        try await first.close()
        #expect(try second.resolve(page).name == "page 7")
        #expect(throws: ResolutionError.closed(flow.name)) { try first.open(flow, with: 8) }
    }

    @Test("resolving a service of a scope that is not open throws an error with its name")
    func notOpen() throws {
        let container = try Container(modules: modules)
        let error = #expect(throws: ResolutionError.self) { try container.resolve(fresh) }
        #expect(
            error?.description == """
                'NamedScope.Fresh' belongs to the scope NamedScope.Session, which is not open \
                here; fix: open the scope and resolve from it
                """
        )
        #expect(throws: ResolutionError.unknownScope("NamedScope.Empty")) {
            try container.open(ScopeID<Void>("NamedScope.Empty"))
        }
    }

    @Test("a service opens a scope through a declared need")
    func opener() async throws {
        final class Shop: Sendable {
            let sessions: ScopeOpener<String, Service>
            init(_ sessions: ScopeOpener<String, Service>) { self.sessions = sessions }
        }
        let shop = InjectID<Shop>("NamedScope.Shop")
        let container = try Container(
            modules: modules,
            InlineModule { $0.register(shop, needs: session.opening(cart)) { Shop($0) } }
        )
        let service = try container.resolve(shop)
        let opened = try service.sessions.open(with: "Ada")
        #expect(opened.value.name == "Ada")
        try await opened.close()
        #expect(try await service.sessions.withOpen("Grace") { $0.name } == "Grace")
    }

    @Test("a longer-lived service cannot hold a service of a scope")
    func captive() throws {
        let bad = serviceID("NamedScope.Bad")
        let worse = serviceID("NamedScope.Worse")
        let report = report(
            of: modules,
            InlineModule { registrar in
                registrar.register(bad, needs: fresh, file: "Bad.swift", line: 3) { $0 }
                registrar.register(worse, needs: cart.lazily, file: "Bad.swift", line: 4) { _ in
                    Service()
                }
                registrar.register(
                    serviceID("NamedScope.Beside"),
                    needs: page,
                    scope: .within(session)
                ) { $0 }
            }
        )
        let captives = report?.faults.compactMap { fault -> [String]? in
            guard case .captive(let captive) = fault else { return nil }
            return captive.path.map(\.name)
        }
        #expect(
            captives == [
                ["NamedScope.Bad", "NamedScope.Fresh", "NamedScope.Cart"],
                ["NamedScope.Worse", "NamedScope.Cart"],
                ["NamedScope.Beside", "NamedScope.Page"],
            ]
        )
        #expect(report?.faults.count == 3)
    }
}
