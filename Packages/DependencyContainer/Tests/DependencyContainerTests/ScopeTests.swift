import DependencyContainer
import Testing

@Suite("Container scope and new objects")
struct ScopeTests {
    private let shared = serviceID("Scope.Shared")
    private let fresh = serviceID("Scope.Fresh")
    private let owner = serviceID("Scope.Owner")

    private var module: InlineModule {
        InlineModule { [shared, fresh, owner] registrar in
            registrar.register(shared) { Service() }
            registrar.register(fresh, needs: shared, scope: .new) { Service("", $0) }
            registrar.register(owner, needs: fresh, fresh) { Service("", $0, $1) }
        }
    }

    @Test("a container keeps one object, and another container another one")
    func container() throws {
        let first = try Container(modules: module)
        let second = try Container(modules: module)
        #expect(try first.resolve(shared) === first.resolve(shared))
        #expect(try first.resolve(shared) !== second.resolve(shared))
    }

    @Test("a new object is made for each need and shares kept services")
    func new() throws {
        let container = try Container(modules: module)
        let one = try container.resolve(fresh)
        let other = try container.resolve(fresh)
        #expect(one !== other)
        #expect(one.parts[0] === other.parts[0])

        let owner = try container.resolve(owner)
        #expect(owner.parts[0] !== owner.parts[1])
        #expect(owner.parts[0].parts[0] === one.parts[0])
    }

    @Test("only needed services are made, when they are needed")
    func onDemand() throws {
        let made = Counter()
        let other = Counter()
        let needed = serviceID("Scope.Needed")
        let asked = serviceID("Scope.Asked")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(needed) {
                    made.raise()
                    return Service()
                }
                registrar.register(asked, needs: needed) { Service("", $0) }
                registrar.register(serviceID("Scope.Other")) {
                    other.raise()
                    return Service()
                }
            }
        )
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
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(ids[0], needs: ids[2], ids[1]) {
                    log.note(0, Service("", $0, $1))
                }
                registrar.register(ids[1], needs: ids[3]) { log.note(1, Service("", $0)) }
                registrar.register(ids[2]) { log.note(2, Service()) }
                registrar.register(ids[3]) { log.note(3, Service()) }
            }
        )
        _ = try container.resolve(ids[0])
        #expect(log.numbers == [2, 3, 1, 0])
    }
}
