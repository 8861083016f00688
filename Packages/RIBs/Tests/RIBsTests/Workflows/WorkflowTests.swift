import RIBs
import Testing

@MainActor
@Suite("Workflow")
struct WorkflowTests {
    private let log = EventLog()
    private let item = PlainItem()

    @Test("each step receives the result of the one before, and then the workflow completes")
    func steps() {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { [log] item in log.just("first", (item, 7)) }
            .onStep { [log, item] next, number in
                #expect(next === item)
                log.events.append("second \(number)")
                return .just(("end", ()))
            }
            .onStep { [log] text, _ in log.just("third \(text)", (text, ())) }
            .commit()
        #expect(log.take() == [])
        let subscription = workflow.subscribe(item)
        #expect(log.take() == ["first", "second 7", "third end", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a step takes only the first value of its stream")
    func firstValue() {
        let workflow = RecordingWorkflow(log)
        let numbers = MutableValueStream<(any Item, Int)>()
        workflow
            .onStep { _ in numbers }
            .onStep { [log] item, number in log.just("\(number)", (item, ())) }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(log.take() == [])
        #expect(!subscription.isEnded)
        numbers.send((item, 1))
        numbers.send((item, 2))
        #expect(log.take() == ["1", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a step takes the value that its stream has already")
    func replayed() {
        let workflow = RecordingWorkflow(log)
        let numbers = MutableValueStream<(any Item, Int)>((item, 1))
        workflow
            .onStep { _ in numbers }
            .onStep { [log] item, number in
                log.events.append("\(number)")
                numbers.send((item, number + 1))
                return .just((item, ()))
            }
            .commit()
        workflow.subscribe(item)
        #expect(log.take() == ["1", "complete"])
    }

    @Test("an error ends a chain without completing the workflow")
    func errors() {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { item -> ValueStream<(any Item, Void)> in
                throw StepError.failed
            }
            .onStep { [log] item, _ in log.just("never", (item, ())) }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(log.take() == ["error failed"])
        #expect(subscription.isEnded)
    }

    @Test("onError receives the errors of its step and of those before")
    func onError() {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { .just(($0, ())) }
            .onError { [log] _ in log.events.append("before") }
            .onStep { item, _ -> ValueStream<(any Item, Void)> in throw StepError.failed }
            .onError { [log] in log.events.append("here \($0)") }
            .onStep { item, _ in .just((item, ())) }
            .onError { [log] in log.events.append("after \($0)") }
            .commit()
        workflow.subscribe(item)
        #expect(log.take() == ["here failed", "after failed", "error failed"])
    }

    @Test("a step without a value stops its chain without completing the workflow")
    func stops() {
        let workflow = RecordingWorkflow(log)
        workflow
            .onStep { _ in ValueStream<(any Item, Void)>.empty }
            .onStep { [log] item, _ in log.just("never", (item, ())) }
            .commit()
        let subscription = workflow.subscribe(item)
        #expect(log.take() == ["stopped"])
        #expect(subscription.isEnded)
    }

    @Test("a step whose stream is released without a value stops its chain")
    func streamIsReleased() {
        let workflow = RecordingWorkflow(log)
        func subscribe() -> MutableValueStream<(any Item, Void)> {
            let gate = MutableValueStream<(any Item, Void)>()
            workflow.onStep { [weak gate] _ in gate ?? .empty }.commit()
            workflow.subscribe(item)
            return gate
        }
        var gate: MutableValueStream<(any Item, Void)>? = subscribe()
        #expect(log.take() == [])
        #expect(gate != nil)
        gate = nil
        #expect(log.take() == ["stopped"])
    }

    @Test("a workflow runs once")
    func once() {
        let workflow = RecordingWorkflow(log)
        workflow.onStep { [log] item in log.just("step", (item, ())) }.commit()
        workflow.subscribe(item)
        #expect(log.take() == ["step", "complete"])
        #expect(workflow.subscribe(item).isEnded)
        #expect(log.take() == [])
    }

    @Test("subscribing a running workflow again does not affect it")
    func againWhileRunning() {
        let workflow = RecordingWorkflow(log)
        let gate = MutableValueStream<(any Item, Void)>()
        workflow.onStep { _ in gate }.commit()
        let first = workflow.subscribe(item)
        workflow.subscribe(item).cancel()
        #expect(!first.isEnded)
        gate.send((item, ()))
        #expect(log.take() == ["complete"])
    }

    @Test("steps that lead to no committed chain do not run")
    func uncommitted() {
        let workflow = RecordingWorkflow(log)
        let step = workflow.onStep { [log] item in log.just("shared", (item, ())) }
        _ = step.onStep { [log] item, _ in log.just("never", (item, ())) }
        step.commit()
        workflow.subscribe(item)
        #expect(log.take() == ["shared", "complete"])
    }

    @Test("a workflow keeps itself alive only while it runs")
    func lifetime() {
        let gate = MutableValueStream<(any Item, Void)>()
        var workflow: RecordingWorkflow? = RecordingWorkflow(log)
        weak let observed = workflow
        workflow?.onStep { _ in gate }.commit()
        workflow?.subscribe(item)
        workflow = nil
        #expect(observed != nil)
        gate.send((item, ()))
        #expect(log.take() == ["complete"])
        #expect(observed == nil)
    }

    @Test("a workflow that is never subscribed is released with its tied subscriptions")
    func neverSubscribed() {
        var workflow: RecordingWorkflow? = RecordingWorkflow(log)
        weak let observed = workflow
        workflow?.onStep { .just(($0, ())) }.onStep { item, _ in .just((item, ())) }.commit()
        let tied = Subscription {}
        if let workflow { tied.disposeWith(workflow: workflow) }
        #expect(!tied.isEnded)
        workflow = nil
        #expect(observed == nil)
        #expect(tied.isEnded)
    }

    @Test("10,000 workflows leave no subscription behind")
    func leavesNothing() {
        let gate = MutableValueStream<(any Item, Void)>()
        func run() {
            let workflow = Workflow<any Item>()
            workflow
                .onStep { _ in gate }
                .onStep { item, _ in .just((item, ())) }
                .commit()
            workflow.subscribe(item)
            gate.send((item, ()))
        }
        let before = LiveCounts.current.subscriptions
        for _ in 0..<10_000 { run() }
        #expect(LiveCounts.current.subscriptions == before)
    }
}
