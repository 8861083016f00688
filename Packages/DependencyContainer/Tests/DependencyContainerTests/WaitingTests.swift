import DependencyContainer
import Foundation
import Synchronization
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

    @Test("a factory that requests its own service in an immediate task is refused with the chain")
    func immediateTask() async throws {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let outer = InjectID<String>("Waiting.Immediate")
        let door = InjectID<Lazy<String>>("Waiting.ImmediateDoor")
        let container = try Container { registrar in
            registrar.register(outer, needs: door) { door in
                let text = Mutex("")
                Task.immediate { text.withLock { $0 = textOrError { try door.value } } }
                return text.withLock { $0 }
            }
            registrar.register(door, needs: outer.lazily) { $0 }
        }
        #expect(
            try container.resolve(outer).hasPrefix(
                "Making 'Waiting.Immediate' would wait for itself"
            )
        )
    }

    @Test("a factory cannot read its own lazy need in an immediate task")
    func immediateRead() async throws {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let reader = InjectID<String>("Waiting.ImmediateReader")
        let other = InjectID<String>("Waiting.ImmediateOther")
        let container = try Container { registrar in
            registrar.register(reader, needs: other.lazily) { other in
                let text = Mutex("")
                Task.immediate { text.withLock { $0 = textOrError { try other.value } } }
                return text.withLock { $0 }
            }
            registrar.register(other, needs: reader) { $0 }
        }
        #expect(
            try container.resolve(reader).contains(
                "'Waiting.ImmediateOther', which can be read only"
            )
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
