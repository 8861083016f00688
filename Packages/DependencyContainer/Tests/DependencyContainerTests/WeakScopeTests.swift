import DependencyContainer
import Testing

private protocol Held: AnyObject, Sendable {}
private final class Thing: Held {}

@Suite("Weak services")
struct WeakScopeTests {
    private let held = InjectID<any Held>("Weak.Held")

    @Test("a weak service is one object while it is held, and then a new one")
    func oneWhileHeld() throws {
        let made = Counter()
        let container = try Container { [held] registrar in
            registrar.register(held, scope: .weak) { made.counting(Thing()) }
        }
        do {
            let first = try container.resolve(held)
            #expect(try container.resolve(held) === first)
            #expect(made.value == 1)
        }
        _ = try container.resolve(held)
        #expect(made.value == 2)
    }

    @Test("a new object holds the weak service that it needs")
    func heldByNew() throws {
        let owner = InjectID<[any Held]>("Weak.Owner")
        let outer = InjectID<[any Held]>("Weak.Outer")
        let made = Counter()
        let container = try Container { [held] registrar in
            registrar.register(held, scope: .weak) { made.counting(Thing()) }
            registrar.register(owner, needs: held, held, scope: .new) { [$0, $1] }
            registrar.register(outer, needs: owner, held, scope: .new) { $0 + [$1] }
        }
        let all = try container.resolve(outer)
        #expect(made.value == 1)
        #expect(all.allSatisfy { $0 === all[0] })
        #expect(try container.resolve(owner)[0] === all[0])
    }

    @Test("a weak service that is not an object is made each time")
    func value() throws {
        let number = InjectID<Int>("Weak.Number")
        let sum = InjectID<[Int]>("Weak.Sum")
        let made = Counter()
        let container = try Container { registrar in
            registrar.register(number, scope: .weak) {
                made.raise()
                return made.value
            }
            registrar.register(sum, needs: number, number, scope: .new) { [$0, $1] }
        }
        #expect(try container.resolve(number) == 1)
        #expect(try container.resolve(number) == 2)
        #expect(try container.resolve(sum).count == 2)
    }

    @Test("a weak service that requests itself in its factory is refused")
    func ownFactory() throws {
        let door = InjectID<Lazy<any Held>>("Weak.Door")
        let refused = Counter()
        let container = try Container { [held] registrar in
            registrar.register(door, needs: held.lazily) { $0 }
            registrar.register(held, needs: door, scope: .weak) { door in
                do { return try door.value } catch { return refused.counting(Thing()) }
            }
        }
        _ = try container.resolve(held)
        #expect(refused.value == 1)
    }
}
