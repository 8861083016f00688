import DependencyContainer
import Testing

@Suite("arguments and providers")
struct ArgumentAndProviderTests {
    private let part = serviceID("Argument.Part")
    private let named = ArgumentID<String, Service>("Argument.Named")

    private final class Maker: Sendable {
        let named: ArgumentProvider<String, Service>
        let fresh: Provider<Service>
        init(_ named: ArgumentProvider<String, Service>, _ fresh: Provider<Service>) {
            self.named = named
            self.fresh = fresh
        }
    }

    @Test("make a new one each time, from what the asker knows and what the container has")
    func argument() throws {
        let maker = InjectID<Maker>("Argument.Maker")
        let fresh = serviceID("Argument.Fresh")
        let container = try Container(
            modules: InlineModule { [part, named] registrar in
                registrar.register(part) { Service() }
                registrar.registerWithArgument(named, needs: part) { Service($0, $1) }
                registrar.register(fresh, needs: part, scope: .new) { Service("fresh", $0) }
                registrar.register(maker, needs: named, fresh.provider) { Maker($0, $1) }
            }
        )
        let first = try container.resolve(named, "first")
        #expect(first.name == "first")
        #expect(try first.parts[0] === container.resolve(part))
        let service = try container.resolve(maker)
        #expect(try service.named.make("a").name == "a")
        #expect(try service.named.make("a") !== service.named.make("a"))
        #expect(try service.fresh.make() !== service.fresh.make())
        #expect(try service.fresh.make().parts[0] === container.resolve(part))
    }

    @Test("that lead in circles are refused before the stack ends, with the chain")
    func circles() throws {
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
        #expect(text.hasPrefix("Making Argument.Endless goes on for ever"))
    }

    @Test("cannot be used by the factory that gets them")
    func tooEarly() throws {
        let id = InjectID<String>("Argument.Early")
        let container = try Container(
            modules: InlineModule { [named] registrar in
                registrar.registerWithArgument(named) { Service($0) }
                registrar.register(id, needs: named) { named in
                    do { return try named.make("x").name } catch { return "\(error)" }
                }
            }
        )
        #expect(try container.resolve(id).contains("while it was still being made"))
    }

    @Test("that open a scope within itself are refused as well, on a small stack too")
    func scopesInCircles() async throws {
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
        #expect(try text.get().hasPrefix("Making Argument.Inside goes on for ever"))
    }
}
