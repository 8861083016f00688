import RIBs
import Testing

@MainActor
@Suite("Workflow")
struct WorkflowTests {
    private let diary = Diary()
    private let item = Signpost()

    @Test("each step is given what the one before has answered, and then it is complete")
    func steps() {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { [diary] item in
                diary.entries.append("first")
                return .just((item, 7))
            }
            .onStep { [diary, item] next, number in
                #expect(next === item)
                diary.entries.append("second \(number)")
                return .just(("end", ()))
            }
            .onStep { [diary] text, _ in
                diary.entries.append("third \(text)")
                return .just((text, ()))
            }
            .commit()
        #expect(diary.take() == [])
        let subscription = workflow.subscribe(item)
        #expect(diary.take() == ["first", "second 7", "third end", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a step waits for a value, and takes only the first")
    func firstValue() {
        let workflow = RecordingWorkflow(diary)
        let numbers = MutableValueStream<(any Traveller, Int)>()
        workflow
            .onStep { _ in numbers }
            .onStep { [diary] item, number in
                diary.entries.append("\(number)")
                return .just((item, ()))
            }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(diary.take() == [])
        #expect(!subscription.isEnded)
        numbers.send((item, 1))
        numbers.send((item, 2))
        #expect(diary.take() == ["1", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a stream that has a value already gives that, and it alone")
    func replayed() {
        let workflow = RecordingWorkflow(diary)
        let numbers = MutableValueStream<(any Traveller, Int)>((item, 1))
        workflow
            .onStep { _ in numbers }
            .onStep { [diary] item, number in
                diary.entries.append("\(number)")
                numbers.send((item, number + 1))
                return .just((item, ()))
            }
            .commit()
        workflow.subscribe(item)
        #expect(diary.take() == ["1", "complete"])
    }

    @Test("an error ends the chain: the steps after it do not run, and it is not complete")
    func errors() {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { item -> ValueStream<(any Traveller, Void)> in
                throw Mishap.lost
            }
            .onStep { [diary] item, _ in
                diary.entries.append("never")
                return .just((item, ()))
            }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(diary.take() == ["error lost"])
        #expect(subscription.isEnded)
    }

    @Test("onError hears of the errors of its step and those before, not of those after")
    func onError() {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { .just(($0, ())) }
            .onError { [diary] _ in diary.entries.append("before") }
            .onStep { item, _ -> ValueStream<(any Traveller, Void)> in throw Mishap.lost }
            .onError { [diary] in diary.entries.append("here \($0)") }
            .onStep { item, _ in .just((item, ())) }
            .onError { [diary] in diary.entries.append("after \($0)") }
            .commit()
        workflow.subscribe(item)
        #expect(diary.take() == ["here lost", "after lost", "error lost"])
    }

    @Test("a step that ends without a value reports that it stopped, and is not complete")
    func stops() {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { _ in ValueStream<(any Traveller, Void)>.empty }
            .onStep { [diary] item, _ in
                diary.entries.append("never")
                return .just((item, ()))
            }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(diary.take() == ["stopped"])
        #expect(subscription.isEnded)
    }

    @Test("so does one whose stream goes away before it has said anything")
    func streamGoesAway() {
        let workflow = RecordingWorkflow(diary)
        func subscribe() -> MutableValueStream<(any Traveller, Void)> {
            let gate = MutableValueStream<(any Traveller, Void)>()
            workflow.onStep { [weak gate] _ in gate ?? .empty }.commit()
            workflow.subscribe(item)
            return gate
        }
        var gate: MutableValueStream<(any Traveller, Void)>? = subscribe()
        #expect(diary.take() == [])
        #expect(gate != nil)
        gate = nil
        #expect(diary.take() == ["stopped"])
    }

    @Test("an instance runs once")
    func once() {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { [diary] item in
                diary.entries.append("step")
                return .just((item, ()))
            }
            .commit()
        workflow.subscribe(item)
        #expect(diary.take() == ["step", "complete"])
        #expect(workflow.subscribe(item).isEnded)
        #expect(diary.take() == [])
    }

    @Test("subscribed again while it runs it goes on as it was")
    func againWhileRunning() {
        let workflow = RecordingWorkflow(diary)
        let gate = MutableValueStream<(any Traveller, Void)>()
        workflow.onStep { _ in gate }.commit()
        let first = workflow.subscribe(item)
        workflow.subscribe(item).cancel()
        #expect(!first.isEnded)
        gate.send((item, ()))
        #expect(diary.take() == ["complete"])
    }

    @Test("steps that lead to no committed chain do not run")
    func uncommitted() {
        let workflow = RecordingWorkflow(diary)
        let step = workflow.onStep { [diary] item in
            diary.entries.append("shared")
            return .just((item, ()))
        }
        _ = step.onStep { [diary] item, _ in
            diary.entries.append("never")
            return .just((item, ()))
        }
        step.commit()
        workflow.subscribe(item)
        #expect(diary.take() == ["shared", "complete"])
    }

    @Test("while it runs it keeps itself alive, and afterwards nothing does")
    func lifetime() {
        let gate = MutableValueStream<(any Traveller, Void)>()
        var workflow: RecordingWorkflow? = RecordingWorkflow(diary)
        weak let observed = workflow
        workflow?.onStep { _ in gate }.commit()
        workflow?.subscribe(item)
        workflow = nil
        #expect(observed != nil)
        gate.send((item, ()))
        #expect(diary.take() == ["complete"])
        #expect(observed == nil)
    }

    @Test("one that is never subscribed is released with what is tied to it")
    func neverSubscribed() {
        var workflow: RecordingWorkflow? = RecordingWorkflow(diary)
        weak let observed = workflow
        workflow?.onStep { .just(($0, ())) }.onStep { item, _ in .just((item, ())) }.commit()
        let tied = Subscription {}
        if let workflow { tied.disposeWith(workflow: workflow) }
        #expect(!tied.isEnded)
        workflow = nil
        #expect(observed == nil)
        #expect(tied.isEnded)
    }

    @Test("10,000 journeys leave no subscription behind")
    func leavesNothing() {
        let gate = MutableValueStream<(any Traveller, Void)>()
        func journey() {
            let workflow = Workflow<any Traveller>()
            workflow
                .onStep { _ in gate }
                .onStep { item, _ in .just((item, ())) }
                .commit()
            workflow.subscribe(item)
            gate.send((item, ()))
        }
        let before = LiveCounts.current.subscriptions
        for _ in 0..<10_000 { journey() }
        #expect(LiveCounts.current.subscriptions == before)
    }
}
