import DependencyContainer
import Testing

@Suite("Providers and runtime arguments")
struct ArgumentAndProviderTests {
    private let part = serviceID("Argument.Part")

    private final class Maker: Sendable {
        let fresh: Provider<Service>
        init(_ fresh: Provider<Service>) { self.fresh = fresh }
    }

    @Test("a provider makes a new object at each call, with the shared needs")
    func provider() throws {
        let maker = InjectID<Maker>("Argument.Maker")
        let fresh = serviceID("Argument.Fresh")
        let container = try Container(
            modules: InlineModule { [part] registrar in
                registrar.register(part) { Service() }
                registrar.register(fresh, needs: part, scope: .new) { Service("fresh", $0) }
                registrar.register(maker, needs: fresh.provider) { Maker($0) }
            }
        )
        let service = try container.resolve(maker)
        #expect(try service.fresh.make() !== service.fresh.make())
        #expect(try service.fresh.make().parts[0] === container.resolve(part))
    }

    @Test("a registered closure makes a new object from each runtime argument")
    func argument() throws {
        let named = InjectID<@Sendable (String) -> Service>("Argument.Named")
        let owner = InjectID<Service>("Argument.Owner")
        let container = try Container(
            modules: InlineModule { [part] registrar in
                registrar.register(part) { Service() }
                registrar.register(named, needs: part) { part in { Service($0, part) } }
                registrar.register(owner, needs: named) { $0("owner") }
            }
        )
        let make = try container.resolve(named)
        #expect(make("a").name == "a")
        #expect(make("a") !== make("a"))
        #expect(try make("a").parts[0] === container.resolve(part))
        #expect(try container.resolve(owner).name == "owner")
    }

    @MainActor
    @Test("a registered closure of the main actor makes an object that is not sendable")
    func argumentOnMainActor() throws {
        final class Screen {
            let title: String
            let part: Service
            init(_ title: String, _ part: Service) { (self.title, self.part) = (title, part) }
        }
        let screen = InjectID<@MainActor (String) -> Screen>("Argument.Screen")
        let owner = MainInjectID<Screen>("Argument.ScreenOwner")
        let container = try Container(
            modules: InlineModule { [part] registrar in
                registrar.register(part) { Service() }
                registrar.register(screen, needs: part) { part in { Screen($0, part) } }
                registrar.register(owner, needs: screen) { $0("owner") }
            }
        )
        let make = try container.resolve(screen)
        #expect(make("a").title == "a")
        #expect(make("a") !== make("a"))
        #expect(try make("a").part === container.resolve(part))
        #expect(try container.resolve(owner).title == "owner")
    }

    @Test("an endless chain of providers is refused before the stack overflows")
    func endlessProviders() throws {
        final class Door: Sendable {
            let fresh: Provider<String>
            init(_ fresh: Provider<String>) { self.fresh = fresh }
        }
        let door = InjectID<Door>("Argument.Door")
        let fresh = InjectID<String>("Argument.Endless")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(door, needs: fresh.provider) { Door($0) }
                registrar.register(fresh, needs: door, scope: .new) { door in
                    do { return try door.fresh.make() } catch { return "\(error)" }
                }
            }
        )
        let text = try container.resolve(fresh)
        #expect(text.hasPrefix("Making 'Argument.Endless' never ends"))
    }

    @Test("a factory cannot call the provider that it receives")
    func tooEarly() throws {
        let id = InjectID<String>("Argument.Early")
        let container = try Container(
            modules: InlineModule { [part] registrar in
                registrar.register(part, scope: .new) { Service() }
                registrar.register(id, needs: part.provider) { part in
                    do { return try part.make().name } catch { return "\(error)" }
                }
            }
        )
        #expect(try container.resolve(id).contains("in its own factory"))
    }

    @Test("a scope that opens itself endlessly is refused on a small stack")
    func endlessScopes() async throws {
        final class Door: Sendable {
            let scopes: ScopeOpener<Void, String>
            init(_ scopes: ScopeOpener<Void, String>) { self.scopes = scopes }
        }
        let scope = ScopeID<Void>("Argument.Scope")
        let door = InjectID<Door>("Argument.ScopeDoor")
        let inside = InjectID<String>("Argument.Inside")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(door, needs: scope.opening(inside)) { Door($0) }
                registrar.register(inside, needs: door, scope: .within(scope)) { door in
                    do { return try door.scopes.open(with: ()).value } catch { return "\(error)" }
                }
            }
        )
        let text = await onThread(stackSize: 512 << 10) {
            Result { try container.open(scope).resolve(inside) }
        }
        #expect(try text.get().hasPrefix("Making 'Argument.Inside' never ends"))
    }
}
