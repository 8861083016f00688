import RIBs
import Testing

@MainActor
@Suite("Interactor")
struct InteractorTests {
    private let diary = Diary()

    @Test("the stream says true before didBecomeActive, and false last")
    func stream() {
        let interactor = RecordingInteractor("one", diary)
        interactor.isActiveStream.subscribe { [diary] in diary.entries.append("says \($0)") }
        interactor.activate()
        interactor.deactivate()
        #expect(
            diary.take() == [
                "says false", "says true", "one active", "one resigns true", "says false",
            ]
        )
    }

    @Test("who stops it when the stream says true, keeps it from beginning")
    func stoppedByListener() {
        let interactor = RecordingInteractor("one", diary)
        interactor.isActiveStream.subscribe { if $0 { interactor.deactivate() } }
        interactor.activate()
        #expect(diary.take() == [])
        #expect(!interactor.isActive)
    }

    @Test("who starts it again when the stream says false, starts it once")
    func restartedByListener() {
        let interactor = RecordingInteractor("one", diary)
        interactor.activate()
        var again = true
        interactor.isActiveStream.subscribe { active in
            guard !active, again else { return }
            again = false
            interactor.activate()
        }
        interactor.deactivate()
        #expect(diary.take() == ["one active", "one resigns true", "one active"])
        #expect(interactor.isActive)
    }

    @Test("one that goes away while active resigns, and its stream completes")
    func goesAway() {
        var ends = 0
        var interactor: RecordingInteractor? = RecordingInteractor("one", diary)
        interactor?.activate()
        interactor?.isActiveStream.subscribe(
            { [diary] in diary.entries.append("says \($0)") },
            onCompletion: { ends += 1 }
        )
        interactor = nil
        #expect(diary.take() == ["one active", "says true", "one resigns true", "says false"])
        #expect(ends == 1)
    }

    @Test("a task is cancelled on deactivation")
    func task() async {
        let interactor = Interactor()
        interactor.activate()
        var outcome = "runs"
        let task = interactor.task {
            do {
                try await Task.sleep(for: .seconds(86_400))
                outcome = "slept"
            } catch {
                outcome = "cancelled"
            }
        }
        await Task.yield()
        interactor.deactivate()
        await task.value
        #expect(outcome == "cancelled")
    }

    @Test(
        "a task that has not begun when the interactor stops never runs"
    )
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

    @Test("a task that ends lets go of its body, and is no subscription any more")
    func taskEnds() async {
        let interactor = Interactor()
        interactor.activate()
        var held: Diary? = Diary()
        weak let weakly = held
        let before = LiveCounts.current.subscriptions
        let task = interactor.task { [held] in held?.entries.append("runs") }
        #expect(LiveCounts.current.subscriptions == before + 1)
        held = nil
        await task.value
        #expect(weakly == nil)
        let running = LiveCounts.current.subscriptions
        interactor.deactivate()
        // Nothing was left that could end now.
        #expect(LiveCounts.current.subscriptions == running)
    }
}
