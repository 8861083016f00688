import DependencyContainer
import DependencyContainerTesting
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
                'NamedScope.Fresh' belongs to the scope 'NamedScope.Session', which is not \
                open here; fix: open the scope and resolve the service there
                """
        )
        #expect(throws: ResolutionError.unknownScope("NamedScope.Empty")) {
            try container.open(ScopeID<Void>("NamedScope.Empty"))
        }
    }
}
