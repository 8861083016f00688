import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Statements of modules")
struct ModuleStatementTests {
    private let open = serviceID("Statement.Open")
    private let hidden = serviceID("Statement.Hidden")
    private let user = serviceID("Statement.User")

    private var provider: InlineModule {
        InlineModule("Provider", provides: [open], needs: []) { [open, hidden] registrar in
            registrar.register(hidden) { Service() }
            registrar.register(open, needs: hidden) { $0 }
        }
    }

    private func faults(_ modules: any Module...) -> [ModuleStatementFault] {
        (validationReport(of: modules)?.faults ?? []).compactMap { fault in
            if case .statement(let fault) = fault { fault } else { nil }
        }
    }

    @Test("a module has to list exactly the services that it needs of others")
    func needs() {
        let silent = InlineModule("User", needs: [hidden]) { [open, user] in
            $0.register(user, needs: open) { $0 }
        }
        let found = faults(provider, silent)
        #expect(found.count == 2)
        #expect(
            found.last?.description == """
                module User lists Statement.Hidden in 'needs' but has no such need.
                fix: remove its id from the module's 'needs'
                """
        )
    }

    @Test("the roots determine the unused registrations")
    func unused() throws {
        let extra = InlineModule { [user] in $0.register(user) { Service() } }
        let container = try Container(modules: [provider, extra], roots: [open])
        #expect(container.warnings.map(\.step.name) == ["Statement.User"])
        #expect(try Container(modules: provider, extra).warnings.isEmpty)
    }

    @Test("opening a scope of another module is a need for the scope and the service")
    func openedScope() {
        let (session, open, user) = (ScopeID<Void>("Statement.Session"), open, user)
        func signing(_ provides: [any ServiceID]) -> InlineModule {
            InlineModule("Signing", provides: provides) { registrar in
                registrar.register(open, scope: .within(session)) { Service() }
            }
        }
        func card(_ needs: [any ServiceID]) -> InlineModule {
            InlineModule("Card", needs: needs) { registrar in
                registrar.register(user, needs: session.opening(open)) { _ in Service() }
            }
        }
        #expect(faults(signing([session, open]), card([session, open])).isEmpty)
        let unstated = faults(signing([session, open]), card([open]))
        #expect(unstated.count == 1)
        let text = "module Card needs Statement.Session of module Signing without listing it."
        #expect(unstated.first?.description.hasPrefix(text) == true)
        let found = faults(card([session, open]), signing([open]))
        #expect(found.count == 1)
        #expect(found.first?.description.contains("which module Signing does not provide") == true)
    }
}
