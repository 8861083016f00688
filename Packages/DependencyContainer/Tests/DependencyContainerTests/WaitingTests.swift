import DependencyContainer
import Foundation
import Testing

/// A meeting point of two factories, at which each waits for the other.
private final class Meeting: Sendable {
    private let one = DispatchSemaphore(value: 0)
    private let other = DispatchSemaphore(value: 0)

    func arriveAsOne() {
        other.signal()
        one.wait()
    }

    func arriveAsOther() {
        one.signal()
        other.wait()
    }
}

@Suite("Factories that wait for each other")
struct WaitingTests {
    @Test("a factory that requests its own service is refused with the chain")
    func ownStack() throws {
        let outer = InjectID<String>("Waiting.Outer")
        let door = InjectID<Lazy<String>>("Waiting.Door")
        let container = try Container { registrar in
            registrar.register(outer, needs: door, file: "W.swift", line: 1) { door in
                textOrError { try door.value }
            }
            registrar.register(door, needs: outer.lazily, file: "W.swift", line: 2) { $0 }
        }
        #expect(
            try container.resolve(outer) == """
                Making 'Waiting.Outer' would wait for itself: Waiting.Outer → Waiting.Outer; fix: \
                request the services in methods, not in the factories of Waiting.Outer (W.swift:1)
                """
        )
    }

    @Test("one of two factories that wait for each other on two threads is refused")
    func eachOther() async throws {
        for round in 0..<50 {
            let meeting = Meeting()
            let one = InjectID<String>("Waiting.One")
            let other = InjectID<String>("Waiting.Other")
            let doorToOne = InjectID<Lazy<String>>("Waiting.DoorToOne")
            let doorToOther = InjectID<Lazy<String>>("Waiting.DoorToOther")
            let container = try Container { registrar in
                registrar.register(doorToOne, needs: one.lazily) { $0 }
                registrar.register(doorToOther, needs: other.lazily) { $0 }
                registrar.register(one, needs: doorToOther) { door in
                    meeting.arriveAsOne()
                    return "one<" + textOrError { try door.value } + ">"
                }
                registrar.register(other, needs: doorToOne) { door in
                    meeting.arriveAsOther()
                    return "other<" + textOrError { try door.value } + ">"
                }
            }
            async let first = onThread { Result { try container.resolve(one) } }
            async let second = onThread { Result { try container.resolve(other) } }
            let texts = try await [first.get(), second.get()]
            let refusals = texts.filter { $0.contains("would wait for itself") }
            #expect(!refusals.isEmpty, "round \(round): \(texts)")
            #expect(texts.allSatisfy { $0.contains("<") }, "round \(round): \(texts)")
        }
    }
}
