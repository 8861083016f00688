import DependencyContainer
import Foundation
import Testing

@Suite("Lazy needs")
struct LazyTests {
    private let owner = InjectID<Lazy<Service>>("Lazy.Owner")
    private let part = serviceID("Lazy.Part")

    @Test("a lazy need is made when it is first read, and is the container's object")
    func onReading() throws {
        let made = Counter()
        let container = try Container { [owner, part] registrar in
            registrar.register(owner, needs: part.lazily) { $0 }
            registrar.register(part) { made.counting(Service()) }
        }
        let owner = try container.resolve(owner)
        #expect(made.value == 0)
        let service = try owner.value
        #expect(try owner.value === service)
        #expect(try container.resolve(part) === service)
        #expect(made.value == 1)
    }

    @Test("a lazy need of a new object is made once for its copies")
    func newEachTime() throws {
        let container = try Container { [owner, part] registrar in
            registrar.register(owner, needs: part.lazily) { $0 }
            registrar.register(part, scope: .new) { Service() }
        }
        let first = try container.resolve(owner)
        let copy = first
        #expect(try first.value === copy.value)
        #expect(try first.value !== container.resolve(part))
    }

    @Test("a factory cannot read its own lazy need", arguments: [false, true])
    func readTooEarly(exists: Bool) throws {
        let early = InjectID<String>("Lazy.Early")
        let container = try Container { [part] registrar in
            registrar.register(early, needs: part.lazily, file: "Early.swift", line: 7) { part in
                textOrError { try part.value.name }
            }
            registrar.register(part) { Service() }
        }
        if exists { _ = try container.resolve(part) }
        #expect(
            try container.resolve(early) == """
                The factory of Lazy.Early (Early.swift:7) read 'Lazy.Part', which can be read only \
                after it returns; fix: store the 'Lazy' or 'Provider', and read it in a method of \
                the service
                """
        )
    }

    @Test("a factory of a new object cannot read its own lazy need endlessly")
    func readTooEarlyByNew() throws {
        let id = InjectID<Int>("Lazy.Recursive")
        let refused = Counter()
        let container = try Container { registrar in
            registrar.register(id, needs: id.lazily, scope: .new) { again in
                do { return try again.value } catch { return refused.counting(7) }
            }
        }
        #expect(try container.resolve(id) == 7)
        #expect(refused.value == 1)
    }

    @Test("another thread that reads a lazy need waits for the factory")
    func readByThread() async throws {
        final class Starter: Sendable {
            let isItself: Task<Bool, any Error>

            init(_ itself: Lazy<Starter>) {
                let isReading = DispatchSemaphore(value: 0)
                isItself = Task {
                    let read = await onThread {
                        isReading.signal()
                        return Result { try itself.value }
                    }
                    return try read.get().isReady
                }
                isReading.wait()
            }

            var isReady: Bool { true }
        }
        let id = InjectID<Starter>("Lazy.Starter")
        // The thread reads before or after the factory has returned, so both orders are likely.
        for _ in 0..<100 {
            let container = try Container { $0.register(id, needs: id.lazily) { Starter($0) } }
            let resolved = await onThread { Result { try container.resolve(id) } }
            #expect(try await resolved.get().isItself.value)
        }
    }

    @Test("reading a lazy need after its container was released throws an error")
    func containerGone() throws {
        var container: Container? = try Container { [owner, part] registrar in
            registrar.register(owner, needs: part.lazily) { $0 }
            registrar.register(part) { Service() }
        }
        let owner = try #require(try container?.resolve(owner))
        container = nil
        let error = #expect(throws: ResolutionError.self) { try owner.value }
        #expect(
            error?.description == """
                'Lazy.Part' was read from a 'Lazy' or 'Provider' whose container was released; \
                fix: keep the container as long as its services are in use
                """
        )
    }

    @Test("a list without contributions is empty, eagerly and lazily")
    func list() throws {
        let list = CollectionID<Int>("Lazy.List")
        let empty = CollectionID<Int>("Lazy.Empty")
        let sum = InjectID<@Sendable () throws -> [Int]>("Lazy.Sum")
        let container = try Container { registrar in
            registrar.register(list) { 1 }
            registrar.register(list) { 2 }
            registrar.register(sum, needs: list.lazily, empty.lazily, empty) { list, empty, now in
                { try list.value + empty.value + now }
            }
        }
        #expect(try container.resolve(sum)() == [1, 2])
        #expect(try container.resolve(empty).isEmpty)
    }
}
