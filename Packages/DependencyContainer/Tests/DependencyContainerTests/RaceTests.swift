import DependencyContainer
import Testing

@Suite("Concurrent tasks")
struct RaceTests {
    @Test("concurrent tasks get the same first instance, a thousand times")
    func exactlyOne() async throws {
        let shared = serviceID("Race.Shared")
        let owner = serviceID("Race.Owner")
        for _ in 0..<1_000 {
            let made = Counter()
            let container = try Container { registrar in
                registrar.register(shared) { made.counting(Service()) }
                registrar.register(owner, needs: shared) { Service("", $0) }
            }
            let services = try await racing { number in
                let first = number.isMultiple(of: 2) ? try container.resolve(owner) : nil
                let service = try container.resolve(shared)
                return [service, try (first ?? container.resolve(owner)).parts[0]]
            }
            #expect(distinct(services.flatMap(\.self)) == 1)
            #expect(made.value == 1)
        }
    }

    @Test("concurrent threads get the same first instance")
    func threads() async throws {
        let shared = serviceID("Race.Thread.Shared")
        let owner = serviceID("Race.Thread.Owner")
        for _ in 0..<50 {
            let made = Counter()
            let container = try Container { registrar in
                registrar.register(shared) { made.counting(Service()) }
                registrar.register(owner, needs: shared, shared.lazily) { shared, _ in shared }
            }
            let services = try await racing { _ in
                try await onThread { Result { try container.resolve(owner) } }.get()
            }
            #expect(distinct(services) == 1)
            #expect(made.value == 1)
        }
    }

    @Test("concurrent tasks make each of many connected services once")
    func manyServices() async throws {
        let count = 200
        let made = (0..<count).map { _ in Counter() }
        let ids = (0..<count).map { serviceID("RaceMany\($0)") }
        let list = CollectionID<Service>("Race.List")
        let container = try Container { registrar in
            for number in 0..<count {
                let needs = (ids[max(0, number - 1)], ids[number / 2])
                if number == 0 {
                    registrar.register(ids[0]) { made[0].counting(Service()) }
                } else {
                    registrar.register(ids[number], needs: needs.0, needs.1) { _, _ in
                        made[number].counting(Service())
                    }
                }
                registrar.register(list, needs: ids[number]) { $0 }
            }
        }
        let services = try await racing(404) { task in
            if task < 4 { return (count - 1, try container.resolve(list)[count - 1]) }
            let number = Int.random(in: 0..<count)
            return (number, try container.resolve(ids[number]))
        }
        for (number, service) in services {
            #expect(try container.resolve(ids[number]) === service)
        }
        #expect(made.allSatisfy { $0.value == 1 })
    }

    @Test("concurrent readers of mutual lazy needs see one object")
    func lazyNeeds() async throws {
        final class Node: Sendable {
            let next: Lazy<Node>
            init(_ next: Lazy<Node>) { self.next = next }
        }
        let ids = (0..<16).map { InjectID<Node>("RaceRing\($0)") }
        for _ in 0..<100 {
            let container = try Container { registrar in
                for (number, id) in ids.enumerated() {
                    registrar.register(id, needs: ids[(number + 1) % 16].lazily) { Node($0) }
                }
            }
            let areRings = try await racing(16) { number in
                let start = try container.resolve(ids[number])
                var node = start
                for _ in 0..<16 { node = try node.next.value }
                return node === start
            }
            #expect(!areRings.contains(false))
        }
    }
}
