import DependencyContainer
import Synchronization
import Testing

@Suite("Concurrent tasks")
struct RaceTests {
    @Test("concurrent tasks get the same first instance, a thousand times")
    func exactlyOne() async throws {
        let shared = serviceID("Race.Shared")
        let owner = serviceID("Race.Owner")
        for _ in 0..<1_000 {
            let made = Counter()
            let container = try Container(
                modules: InlineModule { registrar in
                    registrar.register(shared) {
                        made.raise()
                        return Service()
                    }
                    registrar.register(owner, needs: shared) { Service("", $0) }
                }
            )
            let identities = try await withThrowingTaskGroup(of: [ObjectIdentifier].self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let first = number.isMultiple(of: 2) ? try container.resolve(owner) : nil
                        let service = try container.resolve(shared)
                        let owner = try first ?? container.resolve(owner)
                        return [ObjectIdentifier(service), ObjectIdentifier(owner.parts[0])]
                    }
                }
                return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
            }
            #expect(identities.count == 1)
            #expect(made.value == 1)
        }
    }

    @Test("concurrent threads get the same first instance")
    func threads() async throws {
        let shared = serviceID("Race.Thread.Shared")
        let owner = serviceID("Race.Thread.Owner")
        for _ in 0..<50 {
            let made = Counter()
            let container = try Container(
                modules: InlineModule { registrar in
                    registrar.register(shared) { made.note() }
                    registrar.register(owner, needs: shared, shared.lazily) { shared, _ in shared }
                }
            )
            let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        let result = await onThread { Result { try container.resolve(owner) } }
                        return ObjectIdentifier(try result.get())
                    }
                }
                return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
            }
            #expect(identities.count == 1)
            #expect(made.value == 1)
        }
    }

    @Test("concurrent tasks make each of many connected services once")
    func manyServices() async throws {
        let count = 200
        let made = (0..<count).map { _ in Counter() }
        let ids = (0..<count).map { serviceID("RaceMany\($0)") }
        let list = CollectionID<Service>("Race.List")
        let container = try Container(
            modules: InlineModule { registrar in
                for number in 0..<count {
                    let needs = (ids[max(0, number - 1)], ids[number / 2])
                    if number == 0 {
                        registrar.register(ids[0]) { made[0].note() }
                    } else {
                        registrar.register(ids[number], needs: needs.0, needs.1) { _, _ in
                            made[number].note()
                        }
                    }
                    registrar.register(list, needs: ids[number]) { $0 }
                }
            }
        )
        let services = try await withThrowingTaskGroup(of: (Int, Service).self) { group in
            var random = SystemRandomNumberGenerator()
            for _ in 0..<400 {
                let number = Int.random(in: 0..<count, using: &random)
                group.addTask { (number, try container.resolve(ids[number])) }
            }
            for _ in 0..<4 {
                group.addTask { (count - 1, try container.resolve(list)[count - 1]) }
            }
            return try await group.reduce(into: [(Int, Service)]()) { $0.append($1) }
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
            let container = try Container(
                modules: InlineModule { registrar in
                    for (number, id) in ids.enumerated() {
                        registrar.register(id, needs: ids[(number + 1) % 16].lazily) { Node($0) }
                    }
                }
            )
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for id in ids {
                    group.addTask {
                        let start = try container.resolve(id)
                        var node = start
                        for _ in 0..<16 { node = try node.next.value }
                        return node === start
                    }
                }
                for try await isRing in group { #expect(isRing) }
            }
        }
    }
}

extension Counter {
    fileprivate func note() -> Service {
        raise()
        return Service()
    }
}
