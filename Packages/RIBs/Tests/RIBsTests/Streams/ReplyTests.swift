import RIBs
import Testing

@MainActor
@Suite("Replies")
struct ReplyTests {
    /// The number of tasks that have asked for the reply.
    private final class Asking {
        var count = 0
    }

    private let reply = Reply<Int>()
    private let interactor = Interactor()
    private let asking = Asking()

    init() {
        interactor.activate()
    }

    private func ask() -> Task<Int, any Error> {
        Task { @MainActor in
            asking.count += 1
            return try await reply.value(while: interactor)
        }
    }

    @Test("a task waits for the first answer of a reply")
    func later() async throws {
        let task = ask()
        await until { asking.count == 1 }
        reply.resume(with: 1)
        reply.resume(with: 2)
        #expect(try await task.value == 1)
        #expect(try await reply.value(while: interactor) == 1)
    }

    @Test("a reply keeps an answer given before anyone asks")
    func early() async throws {
        let reply = Reply<String?>()
        reply.resume(with: nil)
        #expect(try await reply.value(while: interactor) == nil)
    }

    @Test("deactivation ends the waiting for a reply")
    func deactivation() async {
        let task = ask()
        await until { asking.count == 1 }
        interactor.deactivate()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) { try await reply.value(while: interactor) }
    }

    @Test("canceling a task ends only its own waiting for a reply")
    func cancellation() async throws {
        let (canceled, waiting) = (ask(), ask())
        await until { asking.count == 2 }
        canceled.cancel()
        await #expect(throws: CancellationError.self) { try await canceled.value }
        reply.resume(with: 3)
        #expect(try await waiting.value == 3)
    }
}
