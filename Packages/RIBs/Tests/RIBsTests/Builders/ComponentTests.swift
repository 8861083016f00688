import RIBs
import Synchronization
import Testing

@MainActor
@Suite("Component")
struct ComponentTests {
    @Test("a shared property returns the same instance at every read")
    func sharesOneInstance() {
        let component = HouseComponent(dependency: EmptyComponent())
        #expect(component.kitchen === component.kitchen)
        #expect(component.kitchen !== component.freshKitchen)
    }

    @Test("two components have separate shared instances")
    func keepsInstancesApart() {
        let one = HouseComponent(dependency: EmptyComponent())
        let other = HouseComponent(dependency: EmptyComponent())
        #expect(one.kitchen !== other.kitchen)
    }

    @Test("a shared factory can read another shared property")
    func nests() {
        let component = HouseComponent(dependency: EmptyComponent())
        #expect(component.dinner.kitchen === component.kitchen)
    }

    @Test("a shared factory that returns nil runs once")
    func remembersNil() {
        let component = HouseComponent(dependency: EmptyComponent())
        #expect(component.guest == nil)
        #expect(component.guest == nil)
        #expect(component.guestAsked.withLock { $0 } == 1)
    }

    @Test("an instance that is not Sendable is shared on the main actor")
    func sharesConfinedInstances() {
        let component = HouseComponent(dependency: EmptyComponent())
        #expect(component.notebook === component.notebook)
    }

    @Test("many threads get one shared instance, and its factory runs once")
    func survivesThreads() async {
        for _ in 0..<20 {
            let component = HouseComponent(dependency: EmptyComponent())
            let instances = await withTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<50 {
                    group.addTask { ObjectIdentifier(component.cellar) }
                }
                var seen: Set<ObjectIdentifier> = []
                for await instance in group { seen.insert(instance) }
                return seen
            }
            #expect(instances.count == 1)
            #expect(component.cellarsMade.withLock { $0 } == 1)
        }
    }
}

private final class Kitchen: Sendable {}

private final class Dinner: Sendable {
    let kitchen: Kitchen
    init(kitchen: Kitchen) { self.kitchen = kitchen }
}

private final class Notebook {
    var lines: [String] = []
}

private final class HouseComponent: Component<any EmptyDependency> {
    let guestAsked = Mutex(0)
    let cellarsMade = Mutex(0)

    var kitchen: Kitchen { shared { Kitchen() } }
    var freshKitchen: Kitchen { Kitchen() }
    var dinner: Dinner { shared { Dinner(kitchen: kitchen) } }
    var notebook: Notebook { shared { Notebook() } }
    var guest: String? {
        shared {
            guestAsked.withLock { $0 += 1 }
            return nil
        }
    }
    nonisolated var cellar: Kitchen {
        shared {
            cellarsMade.withLock { $0 += 1 }
            return Kitchen()
        }
    }
}
