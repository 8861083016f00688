import DependencyContainer
import Testing

private struct Stating: Module {
    let name: String
    var provides: [any ServiceID]?
    var needs: [any ServiceID]?
    let registration: @Sendable (inout Registrar) -> Void

    func register(in registrar: inout Registrar) { registration(&registrar) }
}

@Suite("Statements of modules")
struct ModuleStatementTests {
    private let open = serviceID("Statement.Open")
    private let hidden = serviceID("Statement.Hidden")
    private let user = serviceID("Statement.User")

    private var provider: Stating {
        Stating(name: "Provider", provides: [open], needs: []) { [open, hidden] registrar in
            registrar.register(hidden) { Service() }
            registrar.register(open, needs: hidden) { $0 }
        }
    }

    private func faults(_ modules: any Module...) -> [ModuleStatementFault] {
        do throws(ValidationReport) {
            _ = try Container(modules: modules)
            return []
        } catch {
            return error.faults.compactMap { fault in
                if case .statement(let fault) = fault { fault } else { nil }
            }
        }
    }

    @Test("a module with correct statements is valid")
    func fine() {
        let stating = Stating(name: "User", provides: [user], needs: [open]) { [open, user] in
            $0.register(user, needs: open) { $0 }
        }
        #expect(faults(provider, stating).isEmpty)
        #expect(faults(provider).isEmpty)
    }

    @Test("a module cannot need a service that another one does not provide")
    func privateService() {
        let other = InlineModule("User") { [hidden, user] registrar in
            registrar.register(user, needs: hidden, file: "U.swift", line: 1) { $0 }
        }
        let found = faults(provider, other)
        #expect(found.count == 1)
        #expect(found.first?.description.contains("which module Provider does not provide") == true)
    }

    @Test("a module has to list exactly the services that it needs of others")
    func needs() {
        let silent = Stating(name: "User", provides: nil, needs: [hidden]) { [open, user] in
            $0.register(user, needs: open, file: "U.swift", line: 1) { $0 }
        }
        #expect(
            faults(provider, silent).map(\.description) == [
                """
                module User needs Statement.Open of module Provider without listing it.
                needed by: Statement.User (U.swift:1)
                fix: add its id to the module's 'needs', or remove the need
                """,
                """
                module User lists Statement.Hidden in 'needs' but has no such need.
                fix: remove its id from the module's 'needs'
                """,
            ]
        )
    }

    @Test("a module has to register each service that it provides")
    func promise() {
        let boaster = Stating(name: "Boaster", provides: [user], needs: nil) { _ in }
        #expect(faults(boaster) == [.emptyPromise(module: "Boaster", name: "Statement.User")])
    }

    @Test("replacing a service in a test does not break its module's statements")
    func replaced() throws {
        let container = try Container(modules: provider)
        let derived = try container.replacing(hidden) { Service("fake") }
        #expect(try derived.resolve(open).name == "fake")
        #expect(try container.replacing(open) { Service("whole") }.resolve(open).name == "whole")
    }

    @Test("a module may replace a provided service of another module, in any order")
    func replacing() throws {
        let replacing = InlineModule("Fixed") { [hidden] registrar in
            registrar.replacing { $0.register(hidden) { Service("fixed") } }
        }
        #expect(try Container(modules: provider, replacing).resolve(open).name == "fixed")
        #expect(try Container(modules: replacing, provider).resolve(open).name == "fixed")
        #expect(report(of: replacing)?.faults.count == 1)
        #expect(report(of: provider, replacing, replacing)?.faults.count == 1)
        let error = report(of: replacing)?.description
        #expect(error?.contains("Statement.Hidden cannot be replaced") == true)
    }

    @Test("the roots determine the unused registrations")
    func unused() throws {
        let extra = InlineModule("Extra") { [user] registrar in
            registrar.register(user, file: "E.swift", line: 1) { Service() }
        }
        let container = try Container(modules: [provider, extra], roots: [open])
        #expect(container.warnings.map(\.step.name) == ["Statement.User"])
        #expect(try Container(modules: provider, extra).warnings.isEmpty)
    }

    @Test("several modules may register services within one scope, in any order")
    func scopeOrder() throws {
        let (session, open, user) = (ScopeID<Void>("Statement.Session"), open, user)
        let signing = Stating(name: "Signing", provides: [session, open], needs: []) { registrar in
            registrar.register(open, scope: .within(session)) { Service() }
        }
        let cart = Stating(name: "Cart", provides: nil, needs: [open]) { registrar in
            registrar.register(user, needs: open, scope: .within(session)) { $0 }
        }
        #expect(report(of: signing, cart) == nil)
        #expect(report(of: cart, signing) == nil)
    }

    @Test("opening a scope of another module is a need for the scope and the service")
    func openedScope() {
        let (session, open, user) = (ScopeID<Void>("Statement.Session"), open, user)
        func signing(_ provides: [any ServiceID]) -> Stating {
            Stating(name: "Signing", provides: provides, needs: nil) { registrar in
                registrar.register(open, scope: .within(session), file: "S.swift", line: 1) {
                    Service()
                }
            }
        }
        func card(_ needs: [any ServiceID]) -> Stating {
            Stating(name: "Card", provides: nil, needs: needs) { registrar in
                registrar.register(
                    user,
                    needs: session.opening(open),
                    file: "C.swift",
                    line: 1
                ) { _ in Service() }
            }
        }
        #expect(faults(signing([session, open]), card([session, open])).isEmpty)
        let step = DependencyStep(
            name: "Statement.User",
            module: "Card",
            place: SourcePlace(file: "C.swift", line: 1)
        )
        #expect(
            faults(signing([session, open]), card([open])) == [
                .unstatedNeed(name: "Statement.Session", of: step, provider: "Signing")
            ]
        )
        let found = faults(card([session, open]), signing([open]))
        #expect(found.count == 1)
        #expect(found.first?.description.contains("which module Signing does not provide") == true)
    }
}
