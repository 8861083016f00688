import DependencyContainer
import Testing

@Suite("Providers and openers that factories use")
struct ArgumentAndProviderTests {
    @Test("an endless chain of providers is refused before the stack overflows")
    func endlessProviders() throws {
        let door = InjectID<Provider<String>>("Argument.Door")
        let fresh = InjectID<String>("Argument.Endless")
        let container = try Container { registrar in
            registrar.register(door, needs: fresh.provider) { $0 }
            registrar.register(fresh, needs: door, scope: .new) { fresh in
                textOrError { try fresh.make() }
            }
        }
        #expect(
            try container.resolve(fresh)
                .hasPrefix(
                    "Making 'Argument.Endless' never ends, because its objects make each other"
                )
        )
    }

    @Test("a factory cannot call the provider that it receives")
    func tooEarly() throws {
        let (id, part) = (InjectID<String>("Argument.Early"), serviceID("Argument.Part"))
        let container = try Container { registrar in
            registrar.register(part, scope: .new) { Service() }
            registrar.register(id, needs: part.provider) { part in
                textOrError { try part.make().name }
            }
        }
        #expect(try container.resolve(id).contains("can be read only after it returns"))
    }

    @Test("a scope that opens itself endlessly is refused on a small stack")
    func endlessScopes() async throws {
        let scope = ScopeID<Void>("Argument.Scope")
        let door = InjectID<ScopeOpener<Void, String>>("Argument.ScopeDoor")
        let inside = InjectID<String>("Argument.Inside")
        let container = try Container { registrar in
            registrar.register(door, needs: scope.opening(inside)) { $0 }
            registrar.register(inside, needs: door, scope: .within(scope)) { scopes in
                textOrError { try scopes.open(with: ()).value }
            }
        }
        let opened = await onThread(stackSize: 512 << 10) {
            Result { try container.open(scope).resolve(inside) }
        }
        #expect(
            try opened.get().hasPrefix(
                "Making 'Argument.Inside' never ends, because its objects make each other"
            )
        )
    }
}
