import RIBs
import Testing

@MainActor
@Suite("Interactor")
struct InteractorTests {
    private let log = EventLog()

    @Test("deactivating when isActiveStream sends true prevents didBecomeActive")
    func stoppedBySubscriber() {
        let interactor = RecordingInteractor("one", log)
        interactor.isActiveStream.subscribe { if $0 { interactor.deactivate() } }
        interactor.activate()
        #expect(log.take() == [])
        #expect(!interactor.isActive)
    }

    @Test("activating when isActiveStream sends false activates once")
    func restartedBySubscriber() {
        let interactor = RecordingInteractor("one", log)
        interactor.activate()
        var again = true
        interactor.isActiveStream.subscribe { active in
            guard !active, again else { return }
            again = false
            interactor.activate()
        }
        interactor.deactivate()
        #expect(log.take() == ["one active", "one resigns true", "one active"])
        #expect(interactor.isActive)
    }

    @Test("a released active interactor resigns and completes isActiveStream")
    func isReleased() {
        var ends = 0
        var interactor: RecordingInteractor? = RecordingInteractor("one", log)
        interactor?.activate()
        interactor?.isActiveStream.subscribe(
            { [log] in log.events.append("isActive \($0)") },
            onCompletion: { ends += 1 }
        )
        interactor = nil
        #expect(
            log.take() == ["one active", "isActive true", "one resigns true", "isActive false"]
        )
        #expect(ends == 1)
    }

    @Test("deactivation cancels an interactor's task")
    func task() async {
        let interactor = Interactor()
        interactor.activate()
        var outcome = ""
        let task = interactor.task {
            outcome = "runs"
            do {
                try await Task.sleep(for: .seconds(86_400))
                outcome = "slept"
            } catch {
                outcome = "canceled"
            }
        }
        await until { outcome == "runs" }
        interactor.deactivate()
        await task.value
        #expect(outcome == "canceled")
    }

    @Test("a task that has not begun before deactivation never runs")
    func neverBegun() async {
        let interactor = Interactor()
        var runs = 0
        let first = interactor.task { runs += 1 }
        interactor.activate()
        let second = interactor.task { runs += 1 }
        interactor.deactivate()
        await first.value
        await second.value
        #expect(runs == 0)
    }

    @Test("a finished task releases its body and its subscription")
    func taskEnds() async {
        let interactor = Interactor()
        interactor.activate()
        var held: EventLog? = EventLog()
        weak let observed = held
        let before = LiveCounts.current.subscriptions
        let task = interactor.task { [held] in held?.events.append("runs") }
        #expect(LiveCounts.current.subscriptions == before + 1)
        held = nil
        await task.value
        #expect(observed == nil)
        let running = LiveCounts.current.subscriptions
        interactor.deactivate()
        // The ended task has left no subscription that deactivation could end.
        #expect(LiveCounts.current.subscriptions == running)
    }
}
