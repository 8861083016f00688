import DependencyContainer
import Testing

private final class Mortal: Sendable {
    private let number: Int
    private let log: Log
    private let part: Mortal?

    init(_ number: Int, _ log: Log, _ part: Mortal? = nil) {
        self.number = number
        self.log = log
        self.part = part
    }

    deinit { log.note(number) }
}

@Suite("Releasing a container")
struct TeardownTests {
    @Test("releasing a container releases its objects in reverse order of creation")
    func reverseOrder() throws {
        let log = Log()
        let ids = (0..<3).map { InjectID<Mortal>("Teardown\($0)") }
        let list = CollectionID<Mortal>("Teardown.List")
        do {
            let container = try Container { registrar in
                registrar.register(ids[0]) { Mortal(0, log) }
                registrar.register(ids[1], needs: ids[0]) { Mortal(1, log, $0) }
                registrar.register(ids[2]) { Mortal(2, log) }
                registrar.register(list, needs: ids[1]) { Mortal(3, log, $0) }
            }
            _ = try container.resolve(list)
            _ = try container.resolve(ids[2])
            #expect(log.numbers.isEmpty)
        }
        #expect(log.numbers == [2, 3, 1, 0])
    }

    @Test("releasing a container with a lazy cycle leaks nothing")
    func lazyCycle() throws {
        final class Holder: Sendable {
            let other: Lazy<Holder>
            init(_ other: Lazy<Holder>) { self.other = other }
        }
        let one = InjectID<Holder>("Teardown.One")
        let other = InjectID<Holder>("Teardown.Other")
        weak var held: Holder?
        do {
            let container = try Container { registrar in
                registrar.register(one, needs: other.lazily) { Holder($0) }
                registrar.register(other, needs: one.lazily) { Holder($0) }
            }
            let first = try container.resolve(one)
            #expect(try first.other.value.other.value === first)
            held = first
        }
        #expect(held == nil)
    }
}
