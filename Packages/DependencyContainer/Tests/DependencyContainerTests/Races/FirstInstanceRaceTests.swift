import DependencyContainer
import Testing

@Suite("Concurrent requests for the first instance")
struct FirstInstanceRaceTests {
    private static let rounds = 1_000

    @Test("concurrent requests in several scopes get one instance per scope")
    func scopes() async throws {
        let scope = ScopeID<Int>("Races.Scope")
        let scoped = serviceID("Races.Scoped")
        let owner = serviceID("Races.ScopedOwner")
        let asynchronous = AsyncInjectID<Service>("Races.AsyncScoped")
        for _ in 0..<Self.rounds {
            let made = Counter()
            let container = try Container { registrar in
                registrar.register(scoped, needs: scope.input, scope: .within(scope)) {
                    made.counting(Service("\($0)"))
                }
                registrar.register(asynchronous, needs: scoped, scope: .within(scope)) {
                    made.counting(Service("", $0))
                }
                registrar.register(owner, needs: scoped, scope: .within(scope)) {
                    made.counting(Service("", $0))
                }
            }
            let scopes = try await racing(2) { try container.open(scope, with: $0) }
            let services = try await racing { number in
                let opened = scopes[number % 2]
                return number < 4
                    ? try opened.resolve(owner).parts[0]
                    : try await opened.resolve(asynchronous).parts[0]
            }
            #expect(distinct(services) == 2)
            // One of each of the three services in each of the two scopes.
            #expect(made.value == 3 * 2)
        }
    }

    @Test("concurrent requests for a list in a scope get one list per scope")
    func scopedList() async throws {
        let scope = ScopeID<Int>("Races.ListScope")
        let list = CollectionID<Service>("Races.ScopedList")
        let owner = InjectID<[Service]>("Races.ScopedListOwner")
        for _ in 0..<Self.rounds {
            let made = Counter()
            let container = try Container { registrar in
                for _ in 0..<2 {
                    registrar.register(list, needs: scope.input, scope: .within(scope)) {
                        made.counting(Service("\($0)"))
                    }
                }
                registrar.register(owner, needs: list, scope: .within(scope)) { $0 }
            }
            let scopes = try await racing(2) { try container.open(scope, with: $0) }
            let lists = try await racing { number in
                let opened = scopes[number % 2]
                return try number < 4 ? opened.resolve(list) : opened.resolve(owner)
            }
            #expect(distinct(lists.flatMap(\.self)) == 4)
            #expect(made.value == 4)
        }
    }

    @Test("concurrent requests for a weak service get one instance while it is held")
    func weak() async throws {
        let weak = serviceID("Races.Weak")
        let holder = serviceID("Races.Holder")
        let asynchronous = AsyncInjectID<Service>("Races.AsyncWeak")
        for _ in 0..<Self.rounds {
            let (made, madeLater) = (Counter(), Counter())
            let container = try Container { registrar in
                registrar.register(weak, scope: .weak) { made.counting(Service()) }
                registrar.register(holder, needs: weak, scope: .new) { Service("", $0) }
                registrar.register(asynchronous, scope: .weak) { madeLater.counting(Service()) }
            }
            let services = try await racing { number in
                (
                    number < 4
                        ? try container.resolve(weak) : try container.resolve(holder).parts[0],
                    try await container.resolve(asynchronous)
                )
            }
            #expect(distinct(services.map(\.0)) == 1)
            #expect(distinct(services.map(\.1)) == 1)
            #expect(made.value == 1)
            #expect(madeLater.value == 1)
        }
    }

    @Test("concurrent requests for decorated services, lists and plug-ins get one instance")
    func decorated() async throws {
        let service = serviceID("Races.Decorated")
        let asynchronous = AsyncInjectID<Service>("Races.AsyncDecorated")
        let list = CollectionID<Service>("Races.List")
        let plugin = PluginID<Service>("Races.Plugin")
        for _ in 0..<Self.rounds {
            let made = Counter()
            let container = try Container { registrar in
                registrar.register(service) { made.counting(Service("inner")) }
                registrar.decorate(service) { made.counting(Service("outer", $0)) }
                registrar.register(asynchronous, needs: list) {
                    made.counting(Service("inner", $0[0]))
                }
                registrar.decorate(asynchronous, needs: service) {
                    made.counting(Service("outer", $0, $1))
                }
                for _ in 0..<2 {
                    registrar.register(list, needs: service) {
                        made.counting(Service("", $0))
                    }
                }
                registrar.register(plugin, needs: list) { made.counting($0[1]) }
            }
            let services = try await racing { number in
                switch number % 4 {
                case 0: return try container.resolve(service)
                case 1: return try container.resolve(list)[0].parts[0]
                case 2: return try await container.resolve(asynchronous).parts[1]
                default: return try #require(try container.resolve(plugin)).parts[0]
                }
            }
            #expect(distinct(services) == 1)
            #expect(services[0].name == "outer")
            #expect(made.value == 2 + 2 + 2 + 1)
        }
    }

    @Test("concurrent requests for main-actor services and their needs get one instance")
    func mainActor() async throws {
        let shared = serviceID("Races.MainShared")
        let main = MainInjectID<Service>("Races.Main")
        let asynchronous = AsyncInjectID<Service>("Races.OfMain")
        for _ in 0..<Self.rounds {
            let made = Counter()
            let container = try Container { registrar in
                registrar.register(shared) { made.counting(Service()) }
                registrar.register(main, needs: shared) {
                    MainActor.assertIsolated()
                    return made.counting(Service("main", $0))
                }
                registrar.register(asynchronous, needs: shared) {
                    made.counting(Service("", $0))
                }
            }
            let services = try await racing(6) { number in
                switch number % 3 {
                case 0: return try container.resolve(shared)
                case 1: return try await container.resolve(main).parts[0]
                default: return try await container.resolve(asynchronous).parts[0]
                }
            }
            #expect(distinct(services) == 1)
            #expect(made.value == 3)
        }
    }
}
