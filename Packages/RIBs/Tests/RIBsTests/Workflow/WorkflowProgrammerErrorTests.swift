import RIBs
import Testing

extension ProgrammerErrorTests {
    private final class LaunchGameWorkflow: Workflow<Signpost> {}

    @Test(
        "subscribing a workflow before one of its chains is committed is refused, and it still can run"
    )
    func subscribingTooEarly() {
        let workflow = LaunchGameWorkflow()
        let step = workflow.onStep { .just(($0, ())) }
        var subscription: Subscription?
        let errors = errors { subscription = workflow.subscribe(Signpost()) }
        #expect(errors.map(\.kind) == [.subscribingBeforeCommit])
        #expect(
            errors.map(\.description) == [
                "LaunchGameWorkflow is subscribed without a committed chain: "
                    + "call commit() on its last step first"
            ]
        )
        #expect(subscription?.isEnded == true)
        step.commit()
        #expect(self.errors { subscription = workflow.subscribe(Signpost()) }.isEmpty)
        #expect(subscription?.isEnded == true)
    }

    @Test("committing a chain to a workflow that was subscribed is refused")
    func committingTooLate() {
        let workflow = LaunchGameWorkflow()
        let gate = MutableValueStream<(Signpost, Void)>()
        let step = workflow.onStep { _ in gate }
        step.commit()
        let subscription = workflow.subscribe(Signpost())
        let errors = errors { step.fork().commit() }
        #expect(errors.map(\.kind) == [.committingTooLate])
        #expect(
            errors.map(\.description) == [
                "LaunchGameWorkflow is given a chain after it was subscribed: "
                    + "commit all chains before"
            ]
        )
        gate.send((Signpost(), ()))
        #expect(subscription.isEnded)
    }
}
