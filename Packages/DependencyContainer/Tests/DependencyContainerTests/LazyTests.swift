import DependencyContainer
import Foundation
import Testing

private final class LazyOwner: Sendable {
    let part: Lazy<Service>
    init(_ part: Lazy<Service>) { self.part = part }
}

@Suite("Lazy needs")
struct LazyTests {
    private let owner = InjectID<LazyOwner>("Lazy.Owner")
    private let part = serviceID("Lazy.Part")

    @Test("a lazy need is made when it is first read, and is the container's object")
    func onReading() throws {
        let made = Counter()
        let container = try Container(
            modules: InlineModule { [owner, part] registrar in
                registrar.register(owner, needs: part.lazily) { LazyOwner($0) }
                registrar.register(part) {
                    made.raise()
                    return Service()
                }
            }
        )
        let owner = try container.resolve(owner)
        #expect(made.value == 0)
        let service = try owner.part.value
        #expect(try owner.part.value === service)
        #expect(try container.resolve(part) === service)
        #expect(made.value == 1)
    }

    @Test("a lazy need of a new object is made once for its copies")
    func newEachTime() throws {
        let container = try Container(
            modules: InlineModule { [owner, part] registrar in
                registrar.register(owner, needs: part.lazily) { LazyOwner($0) }
                registrar.register(part, scope: .new) { Service() }
            }
        )
        let first = try container.resolve(owner)
        let copy = first.part
        #expect(try first.part.value === copy.value)
        #expect(try first.part.value !== container.resolve(part))
    }

    @Test("a lazy need without a registration is missing")
    func missing() {
        let report = report(
            of: InlineModule { [owner, part] registrar in
                registrar.register(owner, needs: part.lazily) { LazyOwner($0) }
            }
        )
        #expect(report?.faults.count == 1)
    }

    @Test(
        "a factory cannot read its own lazy need",
        arguments: [false, true]
    )
    func readTooEarly(exists: Bool) throws {
        let result = InjectID<Result<Service, ResolutionError>>("Lazy.Early")
        let container = try Container(
            modules: InlineModule("Early") { [part] registrar in
                registrar.register(
                    result,
                    needs: part.lazily,
                    file: "Early/EarlyModule.swift",
                    line: 7
                ) { part in
                    do throws(ResolutionError) {
                        return .success(try part.value)
                    } catch {
                        return .failure(error)
                    }
                }
                registrar.register(part) { Service() }
            }
        )
        if exists { _ = try container.resolve(part) }
        guard case .failure(let error) = try container.resolve(result) else {
            Issue.record("it could be read")
            return
        }
        #expect(
            error.description == """
                Lazy.Early (Early/EarlyModule.swift:7) read its deferred need 'Lazy.Part' in its \
                own factory; fix: store the need and read it later, in a method
                """
        )
    }

    @Test("a factory of a new object cannot read its own lazy need endlessly")
    func readTooEarlyByNew() throws {
        let id = InjectID<Int>("Lazy.Recursive")
        let refused = Counter()
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(id, needs: id.lazily, scope: .new) { again in
                    do { return try again.value } catch {
                        refused.raise()
                        return 7
                    }
                }
            }
        )
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
            let container = try Container(
                modules: InlineModule { $0.register(id, needs: id.lazily) { Starter($0) } }
            )
            let resolved = await onThread { Result { try container.resolve(id) } }
            #expect(try await resolved.get().isItself.value)
        }
    }

    @Test("reading a lazy need after its container was released throws an error")
    func containerGone() throws {
        var container: Container? = try Container(
            modules: InlineModule { [owner, part] registrar in
                registrar.register(owner, needs: part.lazily) { LazyOwner($0) }
                registrar.register(part) { Service() }
            }
        )
        let owner = try #require(try container?.resolve(owner))
        container = nil
        let error = #expect(throws: ResolutionError.self) { try owner.part.value }
        #expect(
            error?.description == """
                The deferred need 'Lazy.Part' was read after its container was released; fix: keep \
                the container as long as its services are in use
                """
        )
    }

    @Test("a lazy list without contributions is empty")
    func list() throws {
        let list = CollectionID<Int>("Lazy.List")
        let empty = CollectionID<Int>("Lazy.Empty")
        let sum = InjectID<@Sendable () throws -> [Int]>("Lazy.Sum")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(list) { 1 }
                registrar.register(list) { 2 }
                registrar.register(sum, needs: list.lazily, empty.lazily) { list, empty in
                    { try list.value + empty.value }
                }
            }
        )
        #expect(try container.resolve(sum)() == [1, 2])
    }
}
