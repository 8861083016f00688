import RIBs
import Testing

@MainActor
@Suite("Workflow: forks")
struct WorkflowForkTests {
    private let log = EventLog()
    private let item = PlainItem()

    @Test("forked chains share the steps before the fork and complete once")
    func fork() {
        let workflow = RecordingWorkflow(log)
        let shared = workflow.onStep { [log] item in log.just("shared", (item, 1)) }
        let fork = shared.fork()
        #expect(log.take() == ["fork"])
        for (step, name) in [(shared, "trunk"), (fork, "fork")] {
            step.onStep { [log] item, number in log.just("\(name) \(number)", (item, ())) }.commit()
        }
        workflow.subscribe(item)
        #expect(log.take() == ["shared", "trunk 1", "fork 1", "complete"])
    }

    @Test("a waiting step shared by forked chains runs once")
    func sharedWaiting() {
        let workflow = RecordingWorkflow(log)
        let gate = MutableValueStream<(any Item, Int)>()
        let shared = workflow.onStep { [log] _ in
            log.events.append("shared")
            return gate
        }
        for step in [shared, shared.fork()] {
            step.onStep { [log] item, number in log.just("\(number)", (item, ())) }.commit()
        }
        _ = log.take()
        workflow.subscribe(item)
        #expect(log.take() == ["shared"])
        gate.send((item, 3))
        #expect(log.take() == ["3", "3", "complete"])
    }

    @Test("a workflow completes with the last of its chains")
    func lastChain() {
        let workflow = RecordingWorkflow(log)
        let (left, right) = (
            MutableValueStream<(String, Void)>(), MutableValueStream<(String, Void)>()
        )
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork().onStep { _, _ in left }.commit()
        shared.fork().onStep { _, _ in right }.commit()
        _ = log.take()
        let subscription = workflow.subscribe(item)
        left.send(("end", ()))
        #expect(log.take() == [])
        #expect(!subscription.isEnded)
        right.send(("end", ()))
        #expect(log.take() == ["complete"])
        #expect(subscription.isEnded)
    }

    @Test("an error of a shared step is reported once for each committed chain")
    func errorPerChain() {
        let workflow = RecordingWorkflow(log)
        let shared = workflow.onStep { item -> ValueStream<(any Item, Void)> in
            throw StepError.failed
        }
        .onError { [log] _ in log.events.append("handler") }
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        _ = shared.fork()
        _ = log.take()
        workflow.subscribe(item)
        #expect(log.take() == ["handler", "error failed", "error failed"])
    }

    @Test("a chain that fails does not end the other chains")
    func oneFails() {
        let workflow = RecordingWorkflow(log)
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork()
            .onStep { item, _ -> ValueStream<(any Item, Void)> in throw StepError.failed }
            .commit()
        shared.fork().onStep { _, _ in ValueStream<(any Item, Void)>.empty }.commit()
        shared.fork().onStep { item, _ in .just((item, ())) }.commit()
        _ = log.take()
        workflow.subscribe(item)
        #expect(log.take() == ["error failed", "stopped", "complete"])
    }

    @Test("an error handler of a forked chain receives the errors of that chain only")
    func onErrorOfFork() {
        let workflow = RecordingWorkflow(log)
        let shared = workflow.onStep { .just(($0, ())) }
        shared.fork()
            .onStep { item, _ -> ValueStream<(any Item, Void)> in throw StepError.failed }
            .onError { [log] _ in log.events.append("left") }
            .commit()
        shared.fork()
            .onError { [log] _ in log.events.append("right") }
            .commit()
        _ = log.take()
        workflow.subscribe(item)
        #expect(log.take() == ["left", "error failed", "complete"])
    }

    @Test("a workflow can have several first steps")
    func beginnings() {
        let workflow = RecordingWorkflow(log)
        workflow.onStep { .just(($0, ())) }.commit()
        workflow.onStep { _ in ValueStream<(any Item, Void)>.empty }.commit()
        workflow.subscribe(item)
        #expect(log.take() == ["stopped", "complete"])
    }

    @Test("a stream forked in a step begins a chain of the running workflow")
    func streamFork() {
        let workflow = RecordingWorkflow(log)
        let scores = MutableValueStream<(any Item, Int)>()
        workflow
            .onStep { [log, item] _ in
                scores.fork(workflow)
                    .onStep { item, score in log.just("score \(score)", (item, ())) }
                    .commit()
                return .just((item, "first"))
            }
            .onStep { [log] item, name in log.just(name, (item, ())) }
            .commit()
        workflow.subscribe(item)
        #expect(log.take() == ["fork", "first"])
        scores.send((item, 7))
        scores.send((item, 8))
        #expect(log.take() == ["score 7", "complete"])
    }

    @Test("a stream forked before the workflow is subscribed waits for it")
    func earlyStreamFork() {
        let workflow = RecordingWorkflow(log)
        ValueStream<(any Item, Int)>.just((item, 7)).fork(workflow)
            .onStep { [log] item, score in log.just("score \(score)", (item, ())) }
            .commit()
        #expect(log.take() == ["fork"])
        workflow.subscribe(item)
        #expect(log.take() == ["score 7", "complete"])
    }

    @Test("a chain of a forked stream does not begin after its workflow was canceled")
    func streamForkAfterEnd() {
        let workflow = RecordingWorkflow(log)
        let scores = MutableValueStream<(any Item, Int)>((item, 7))
        let before = LiveCounts.current
        workflow.onStep { [log] item in log.just("begin", (item, ())) }.commit()
        workflow.subscribe(item)
        scores.fork(workflow)
            .onStep { [log] item, score in log.just("score \(score)", (item, ())) }
            .commit()
        #expect(log.take() == ["begin", "complete", "fork"])
        #expect(LiveCounts.current == before)
    }
}
