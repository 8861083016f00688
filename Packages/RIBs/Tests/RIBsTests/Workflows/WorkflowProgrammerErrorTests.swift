import RIBs
import Testing

extension ProgrammerErrorTests {
    private final class LaunchGameWorkflow: Workflow<PlainItem> {}

    @Test("subscribing a workflow without a committed chain is refused")
    func subscribingTooEarly() {
        let workflow = LaunchGameWorkflow()
        let step = workflow.onStep { .just(($0, ())) }
        var subscription: Subscription?
        let errors = programmerErrors { subscription = workflow.subscribe(PlainItem()) }
        #expect(errors.map(\.kind) == [.subscribingBeforeCommit])
        #expect(
            errors.map(\.description) == [
                "LaunchGameWorkflow is subscribed without a committed chain: "
                    + "call commit() on its last step first"
            ]
        )
        #expect(subscription?.isEnded == true)
        step.commit()
        #expect(programmerErrors { subscription = workflow.subscribe(PlainItem()) }.isEmpty)
        #expect(subscription?.isEnded == true)
    }

    @Test("committing a chain after the workflow was subscribed is refused")
    func committingTooLate() {
        let workflow = LaunchGameWorkflow()
        let gate = MutableValueStream<(PlainItem, Void)>()
        let step = workflow.onStep { _ in gate }
        step.commit()
        let subscription = workflow.subscribe(PlainItem())
        let errors = programmerErrors { step.fork().commit() }
        #expect(errors.map(\.kind) == [.committingTooLate])
        #expect(
            errors.map(\.description) == [
                "LaunchGameWorkflow is given a chain after it was subscribed: "
                    + "commit all chains before"
            ]
        )
        gate.send((PlainItem(), ()))
        #expect(subscription.isEnded)
    }
}
