import RIBs
import Testing

@MainActor
@Suite("Replies")
struct ReplyTests {
    private func active() -> Interactor {
        let interactor = Interactor()
        interactor.activate()
        return interactor
    }

    @Test("a reply that is given later is waited for, and the first one counts")
    func later() async throws {
        let (reply, interactor) = (Reply<Int>(), active())
        let task = Task { @MainActor in try await reply.value(while: interactor) }
        await Task.yield()
        #expect(!reply.isAnswered)
        reply.resume(with: 1)
        reply.resume(with: 2)
        #expect(try await task.value == 1)
        #expect(try await reply.value(while: interactor) == 1)
    }

    @Test("an early reply is kept")
    func early() async throws {
        let reply = Reply<String?>()
        reply.resume(with: nil)
        #expect(reply.isAnswered)
        #expect(try await reply.value(while: active()) == nil)
    }

    @Test("deactivation ends the waiting")
    func deactivation() async {
        let (reply, interactor) = (Reply<Int>(), active())
        let task = Task { @MainActor in try await reply.value(while: interactor) }
        for _ in 0..<5 { await Task.yield() }
        interactor.deactivate()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) { try await reply.value(while: interactor) }
    }

    @Test("cancelling the task ends the waiting, of that task only")
    func cancellation() async throws {
        let (reply, interactor) = (Reply<Int>(), active())
        let cancelled = Task { @MainActor in try await reply.value(while: interactor) }
        let waiting = Task { @MainActor in try await reply.value(while: interactor) }
        for _ in 0..<5 { await Task.yield() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        reply.resume(with: 3)
        #expect(try await waiting.value == 3)
    }
}
