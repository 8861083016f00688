import DependencyContainer
import Testing

@Suite("Container scope and new objects")
struct ScopeTests {
    @Test("a new object is made for each need and shares kept services")
    func new() throws {
        let (shared, fresh) = (serviceID("Scope.Shared"), serviceID("Scope.Fresh"))
        let owner = serviceID("Scope.Owner")
        let container = try Container { registrar in
            registrar.register(shared) { Service() }
            registrar.register(fresh, needs: shared, scope: .new) { Service("", $0) }
            registrar.register(owner, needs: fresh, fresh) { Service("", $0, $1) }
        }
        let parts = try container.resolve(owner).parts + [container.resolve(fresh)]
        #expect(distinct(parts) == 3)
        #expect(distinct(parts.flatMap(\.parts)) == 1)
    }

    @Test("only needed services are made, when they are needed")
    func onDemand() throws {
        let made = Counter()
        let other = Counter()
        let needed = serviceID("Scope.Needed")
        let asked = serviceID("Scope.Asked")
        let container = try Container { registrar in
            registrar.register(needed) { made.counting(Service()) }
            registrar.register(asked, needs: needed) { Service("", $0) }
            registrar.register(serviceID("Scope.Other")) { other.counting(Service()) }
        }
        #expect(made.value == 0)
        _ = try container.resolve(asked)
        _ = try container.resolve(asked)
        #expect(made.value == 1)
        #expect(other.value == 0)
    }

    @Test("needs are made in the order of declaration, before their user")
    func order() throws {
        let log = Log()
        let ids = (0..<4).map { serviceID("ScopeOrder\($0)") }
        let container = try Container { registrar in
            registrar.register(ids[0], needs: ids[2], ids[1]) {
                log.note(0, Service("", $0, $1))
            }
            registrar.register(ids[1], needs: ids[3]) { log.note(1, Service("", $0)) }
            registrar.register(ids[2]) { log.note(2, Service()) }
            registrar.register(ids[3]) { log.note(3, Service()) }
        }
        _ = try container.resolve(ids[0])
        #expect(log.numbers == [2, 3, 1, 0])
    }
}
