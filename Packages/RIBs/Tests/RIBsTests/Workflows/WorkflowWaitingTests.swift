import RIBs
import Testing

@MainActor
@Suite("Workflow: waiting")
struct WorkflowWaitingTests {
    private let log = EventLog()
    private let item = PlainItem()

    /// Returns a workflow of one step, which logs that it ran.
    private func workflow() -> RecordingWorkflow {
        let workflow = RecordingWorkflow(log)
        workflow.onStep { [log] item in log.just("step", (item, ())) }.commit()
        return workflow
    }

    @Test("the first step waits until its interactor is active")
    func firstItem() {
        let interactor = ItemInteractor()
        let subscription = workflow().subscribe(interactor)
        #expect(log.take() == [])
        interactor.activate()
        #expect(log.take() == ["step", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a later step waits until its interactor is active, and runs once")
    func laterItem() {
        let interactor = ItemInteractor()
        let workflow = RecordingWorkflow(log)
        let gate = MutableValueStream<(String, Void)>()
        workflow
            .onStep { _ in .just((interactor, 5)) }
            .onStep { [log] interactor, number in
                log.events.append("step \(number) \(interactor.isActive)")
                return gate
            }
            .commit()
        workflow.subscribe(item)
        #expect(log.take() == [])
        interactor.activate()
        interactor.deactivate()
        interactor.activate()
        #expect(log.take() == ["step 5 true"])
        gate.send(("end", ()))
        #expect(log.take() == ["complete"])
    }

    @Test("a waiting step does not hold its interactor, and stops when it is released")
    func itemIsReleased() {
        var interactor: ItemInteractor? = ItemInteractor()
        weak let observed = interactor
        interactor.map { _ = workflow().subscribe($0) }
        interactor = nil
        #expect(observed == nil)
        #expect(log.take() == ["stopped"])
    }

    @Test("canceling a workflow ends a step that waits for its interactor")
    func cancelWaiting() {
        let interactor = ItemInteractor()
        let subscription = workflow().subscribe(interactor)
        subscription.cancel()
        interactor.activate()
        #expect(log.take() == [])
    }

    @Test("canceling a workflow ends a step that waits for its value")
    func cancelPending() {
        let workflow = RecordingWorkflow(log)
        let gate = MutableValueStream<(any Item, Void)>()
        workflow
            .onStep { _ in gate }
            .onStep { [log] item, _ in log.just("never", (item, ())) }
            .commit()
        workflow.subscribe(item).cancel()
        gate.send((item, ()))
        #expect(log.take() == [])
    }

    @Test("a step can cancel its own workflow")
    func cancelInStep() {
        let workflow = RecordingWorkflow(log)
        let gate = MutableValueStream<(any Item, Void)>()
        var subscription: Subscription?
        workflow
            .onStep { _ in gate }
            .onStep { item, _ in
                subscription?.cancel()
                return .just((item, ()))
            }
            .onStep { [log] item, _ in log.just("never", (item, ())) }
            .commit()
        subscription = workflow.subscribe(item)
        gate.send((item, ()))
        #expect(log.take() == [])
    }

    @Test("a subscription tied to a workflow ends when the workflow completes")
    func disposeWithComplete() {
        let gate = MutableValueStream<(any Item, Void)>()
        let workflow = RecordingWorkflow(log)
        workflow.onStep { _ in gate }.commit()
        let before = Subscription {}.disposeWith(workflow: workflow)
        workflow.subscribe(item)
        let meanwhile = Subscription {}.disposeWith(workflow: workflow)
        workflow.onCompleting = { #expect(!before.isEnded) }
        #expect(!before.isEnded && !meanwhile.isEnded)
        gate.send((item, ()))
        #expect(before.isEnded && meanwhile.isEnded)
        #expect(Subscription {}.disposeWith(workflow: workflow).isEnded)
    }

    @Test("a subscription tied to a workflow ends when the workflow is canceled")
    func disposeWithCanceled() {
        let gate = MutableValueStream<(any Item, Void)>()
        let workflow = RecordingWorkflow(log)
        workflow.onStep { _ in gate }.commit()
        let subscription = workflow.subscribe(item)
        let tied = Subscription { [log, workflow] in
            // Holds the workflow until then, without harm.
            _ = workflow
            log.events.append("ended")
        }.disposeWith(workflow: workflow)
        subscription.cancel()
        #expect(tied.isEnded)
        #expect(log.take() == ["ended"])
    }
}
