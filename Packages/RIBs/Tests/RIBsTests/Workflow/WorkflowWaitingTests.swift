import RIBs
import Testing

@MainActor
@Suite("Workflow, waiting")
struct WorkflowWaitingTests {
    private let diary = Diary()
    private let item = Signpost()

    /// A workflow of one step, which writes down that it ran.
    private func workflow() -> RecordingWorkflow {
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { [diary] item in
                diary.entries.append("step")
                return .just((item, ()))
            }
            .commit()
        return workflow
    }

    @Test("the first step waits until the interactor that it is given is active")
    func firstItem() {
        let interactor = TravellingInteractor()
        let subscription = workflow().subscribe(interactor)
        #expect(diary.take() == [])
        interactor.activate()
        #expect(diary.take() == ["step", "complete"])
        #expect(subscription.isEnded)
    }

    @Test("a later step waits likewise, and runs once however often it wakes again")
    func laterItem() {
        let interactor = TravellingInteractor()
        let workflow = RecordingWorkflow(diary)
        let gate = MutableValueStream<(String, Void)>()
        workflow
            .onStep { _ in .just((interactor, 5)) }
            .onStep { [diary] interactor, number in
                diary.entries.append("step \(number) \(interactor.isActive)")
                return gate
            }
            .commit()
        workflow.subscribe(item)
        #expect(diary.take() == [])
        interactor.activate()
        interactor.deactivate()
        interactor.activate()
        #expect(diary.take() == ["step 5 true"])
        gate.send(("end", ()))
        #expect(diary.take() == ["complete"])
    }

    @Test("an interactor behind a protocol of its own is waited for too")
    func behindProtocol() {
        let interactor = TravellingInteractor()
        let workflow = RecordingWorkflow(diary)
        workflow
            .onStep { _ in .just((interactor as any Traveller, ())) }
            .onStep { item, _ in .just((item, ())) }
            .commit()
        workflow.subscribe(item)
        #expect(diary.take() == [])
        interactor.activate()
        #expect(diary.take() == ["complete"])
    }

    @Test("a RIB that is gone before it was active is not kept alive, and the chain has stopped")
    func itemGoesAway() {
        var interactor: TravellingInteractor? = TravellingInteractor()
        weak let observed = interactor
        interactor.map { _ = workflow().subscribe($0) }
        interactor = nil
        #expect(observed == nil)
        #expect(diary.take() == ["stopped"])
    }

    @Test("ending the subscription stops a step that waits for its item")
    func cancelWaiting() {
        let interactor = TravellingInteractor()
        let subscription = workflow().subscribe(interactor)
        subscription.cancel()
        interactor.activate()
        #expect(diary.take() == [])
    }

    @Test("ending the subscription stops a step that waits for its value")
    func cancelPending() {
        let workflow = RecordingWorkflow(diary)
        let gate = MutableValueStream<(any Traveller, Void)>()
        workflow
            .onStep { _ in gate }
            .onStep { [diary] item, _ in
                diary.entries.append("never")
                return .just((item, ()))
            }
            .commit()
        workflow.subscribe(item).cancel()
        gate.send((item, ()))
        #expect(diary.take() == [])
    }

    @Test("a step may end its own workflow, and nothing is reported")
    func cancelInStep() {
        let workflow = RecordingWorkflow(diary)
        let gate = MutableValueStream<(any Traveller, Void)>()
        var subscription: Subscription?
        workflow
            .onStep { _ in gate }
            .onStep { item, _ in
                subscription?.cancel()
                return .just((item, ()))
            }
            .onStep { [diary] item, _ in
                diary.entries.append("never")
                return .just((item, ()))
            }
            .commit()
        subscription = workflow.subscribe(item)
        gate.send((item, ()))
        #expect(diary.take() == [])
    }

    @Test("tied to an interactor, it ends with that")
    func disposeOnDeactivate() {
        let owner = Interactor()
        owner.activate()
        let interactor = TravellingInteractor()
        workflow().subscribe(interactor).disposeOnDeactivate(interactor: owner)
        owner.deactivate()
        interactor.activate()
        #expect(diary.take() == [])
    }

    @Test("what is disposed with a workflow ends when it is complete")
    func disposeWithComplete() {
        let gate = MutableValueStream<(any Traveller, Void)>()
        let workflow = RecordingWorkflow(diary)
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

    @Test("and when its subscription is ended")
    func disposeWithCancelled() {
        let gate = MutableValueStream<(any Traveller, Void)>()
        let workflow = RecordingWorkflow(diary)
        workflow.onStep { _ in gate }.commit()
        let subscription = workflow.subscribe(item)
        let tied = Subscription { [diary, workflow] in
            // It may hold the workflow without harm.
            _ = workflow
            diary.entries.append("ended")
        }.disposeWith(workflow: workflow)
        subscription.cancel()
        #expect(tied.isEnded)
        #expect(diary.take() == ["ended"])
    }
}
