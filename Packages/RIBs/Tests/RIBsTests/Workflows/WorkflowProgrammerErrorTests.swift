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
                "LaunchGameWorkflow has no committed chain to subscribe to: "
                    + "call commit() on the last step before subscribe(_:)"
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
                "LaunchGameWorkflow got a chain after subscribe(_:): "
                    + "commit every chain before subscribe(_:)"
            ]
        )
        gate.send((PlainItem(), ()))
        #expect(subscription.isEnded)
    }
}
