import RIBs
import Testing

@MainActor
@Suite("Workflow, forks")
struct WorkflowForkTests {
    private let diary = Diary()
    private let item = Signpost()

    @Test("a fork shares the steps before it, which run once, and it is complete once")
    func fork() {
        let workflow = RecordingWorkflow(diary)
        let shared = workflow.onStep { [diary] item in
            diary.entries.append("shared")
            return .just((item, 1))
        }
        let fork = shared.fork()
        #expect(diary.take() == ["fork"])
        for (step, name) in [(shared, "trunk"), (fork, "fork")] {
            step
                .onStep { [diary] item, number in
                    diary.entries.append("\(name) \(number)")
                    return .just((item, ()))
                }
                .commit()
        }
        workflow.subscribe(item)
        #expect(diary.take() == ["shared", "trunk 1", "fork 1", "complete"])
    }

    @Test("a shared step that waits is waited for once")
    func sharedWaiting() {
        let workflow = RecordingWorkflow(diary)
        let gate = MutableValueStream<(any Traveller, Int)>()
        let shared = workflow.onStep { [diary] _ in
            diary.entries.append("shared")
            return gate
        }
        for step in [shared, shared.fork()] {
            step
                .onStep { [diary] item, number in
                    diary.entries.append("\(number)")
                    return .just((item, ()))
                }
                .commit()
        }
        _ = diary.take()
        workflow.subscribe(item)
        #expect(diary.take() == ["shared"])
        gate.send((item, 3))
        #expect(diary.take() == ["3", "3", "complete"])
    }

    @Test("it is complete when the last of its chains is")
    func lastChain() {
        let workflow = RecordingWorkflow(diary)
        let (left, right) = (
            MutableValueStream<(String, Void)>(), MutableValueStream<(String, Void)>()
        )
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork().onStep { _, _ in left }.commit()
        shared.fork().onStep { _, _ in right }.commit()
        _ = diary.take()
        let subscription = workflow.subscribe(item)
        left.send(("end", ()))
        #expect(diary.take() == [])
        #expect(!subscription.isEnded)
        right.send(("end", ()))
        #expect(diary.take() == ["complete"])
        #expect(subscription.isEnded)
    }

    @Test("an error of a shared step is told once for each committed chain")
    func errorPerChain() {
        let workflow = RecordingWorkflow(diary)
        let shared = workflow.onStep { item -> ValueStream<(any Traveller, Void)> in
            throw Mishap.lost
        }
        .onError { [diary] _ in diary.entries.append("handler") }
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        _ = shared.fork()
        _ = diary.take()
        workflow.subscribe(item)
        #expect(diary.take() == ["handler", "error lost", "error lost"])
    }

    @Test("a chain that fails does not end the others, and those still complete")
    func oneFails() {
        let workflow = RecordingWorkflow(diary)
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork()
            .onStep { item, _ -> ValueStream<(any Traveller, Void)> in throw Mishap.lost }
            .commit()
        shared.fork().onStep { _, _ in ValueStream<(any Traveller, Void)>.empty }.commit()
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        _ = diary.take()
        workflow.subscribe(item)
        #expect(diary.take() == ["error lost", "stopped", "complete"])
    }

    @Test("an error handler of a fork hears of the steps before it and of its own")
    func onErrorOfFork() {
        let workflow = RecordingWorkflow(diary)
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork()
            .onStep { item, _ -> ValueStream<(any Traveller, Void)> in throw Mishap.lost }
            .onError { [diary] _ in diary.entries.append("left") }
            .commit()
        shared.fork()
            .onError { [diary] _ in diary.entries.append("right") }
            .commit()
        _ = diary.take()
        workflow.subscribe(item)
        #expect(diary.take() == ["left", "error lost", "complete"])
    }

    @Test("a workflow may have several beginnings")
    func beginnings() {
        let workflow = RecordingWorkflow(diary)
        workflow.onStep { .just(($0, ())) }.commit()
        workflow.onStep { _ in ValueStream<(any Traveller, Void)>.empty }.commit()
        workflow.subscribe(item)
        #expect(diary.take() == ["stopped", "complete"])
    }
}
