import DependencyContainer
import Testing

private protocol Held: AnyObject, Sendable {}
private final class Thing: Held {
    let part: Service?
    init(_ part: Service? = nil) { self.part = part }
}

@Suite("Weak services")
struct WeakScopeTests {
    private let held = InjectID<any Held>("Weak.Held")
    private let part = serviceID("Weak.Part")

    @Test("a weak service is one object while it is held, and then a new one")
    func oneWhileHeld() throws {
        let made = Counter()
        let container = try Container(
            modules: InlineModule { [held] registrar in
                registrar.register(held, scope: .weak) {
                    made.raise()
                    return Thing()
                }
            }
        )
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
        let container = try Container(
            modules: InlineModule { [held] registrar in
                registrar.register(held, scope: .weak) {
                    made.raise()
                    return Thing()
                }
                registrar.register(owner, needs: held, held, scope: .new) { [$0, $1] }
                registrar.register(outer, needs: owner, held, scope: .new) { $0 + [$1] }
            }
        )
        let all = try container.resolve(outer)
        #expect(made.value == 1)
        #expect(all.allSatisfy { $0 === all[0] })
        #expect(try container.resolve(owner)[0] === all[0])
    }

    @Test("a weak service makes its kept needs once")
    func needs() throws {
        let container = try Container(
            modules: InlineModule { [held, part] registrar in
                registrar.register(held, needs: part, scope: .weak) { Thing($0) }
                registrar.register(part) { Service() }
            }
        )
        let thing = try #require(try container.resolve(held) as? Thing)
        #expect(try thing.part === container.resolve(part))
    }

    @Test("a weak service that is not an object is made each time")
    func value() throws {
        let number = InjectID<Int>("Weak.Number")
        let sum = InjectID<[Int]>("Weak.Sum")
        let made = Counter()
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(number, scope: .weak) {
                    made.raise()
                    return made.value
                }
                registrar.register(sum, needs: number, number, scope: .new) { [$0, $1] }
            }
        )
        #expect(try container.resolve(number) == 1)
        #expect(try container.resolve(number) == 2)
        #expect(try container.resolve(sum).count == 2)
    }

    @Test("concurrent callers get one weak service")
    func race() async throws {
        for _ in 0..<100 {
            let made = Counter()
            let container = try Container(
                modules: InlineModule { [held] registrar in
                    registrar.register(held, scope: .weak) {
                        made.raise()
                        return Thing()
                    }
                }
            )
            try await withThrowingTaskGroup(of: (any Held).self) { group in
                for _ in 0..<8 { group.addTask { [held] in try container.resolve(held) } }
                var all: [any Held] = []
                for try await thing in group { all.append(thing) }
                #expect(all.allSatisfy { $0 === all[0] })
            }
            #expect(made.value >= 1)
        }
    }

    @Test("a weak service that requests itself in its factory is refused")
    func ownFactory() throws {
        final class Door: Sendable {
            let behind: Lazy<any Held>
            init(_ behind: Lazy<any Held>) { self.behind = behind }
        }
        let door = InjectID<Door>("Weak.Door")
        let refused = Counter()
        let container = try Container(
            modules: InlineModule { [held] registrar in
                registrar.register(door, needs: held.lazily) { Door($0) }
                registrar.register(held, needs: door, scope: .weak) { door in
                    do { return try door.behind.value } catch {
                        refused.raise()
                        return Thing()
                    }
                }
            }
        )
        _ = try container.resolve(held)
        #expect(refused.value == 1)
    }
}
