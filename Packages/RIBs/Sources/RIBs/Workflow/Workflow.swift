/// A journey over several RIBs, such as what a deep link leads to: each step gives the next one the
/// RIB it goes on with, and waits until that is active.
///
/// ```swift
/// final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
///     init(gameID: String) {
///         super.init()
///         onStep { root in root.waitForLogin() }                           // a stream
///             .onStep { loggedIn, _ in try await loggedIn.launch(gameID) }  // or async
///             .commit()
///     }
/// }
///
/// LaunchGameWorkflow(gameID: "ticTacToe").subscribe(rootInteractor)
///     .disposeOnDeactivate(interactor: rootInteractor)
/// ```
///
/// A workflow may have several chains: those of `fork`, and those of `onStep` of its own. Each ends
/// in one of three ways: at its end, with an error, or because a step ended without a value. An
/// instance runs once. While it runs it keeps itself alive, and ends when its last chain has, or
/// when its subscription is cancelled.
@MainActor
open class Workflow<ActionableItemType> {
    private enum Phase { case waiting, running, ended }
    private var phase = Phase.waiting

    private let start = StepNode<(ActionableItemType, Void)>()
    private let bag = SubscriptionBag()
    private var subscription: Subscription?

    /// Itself while it runs, because those that it waits for do not hold it.
    private var alive: Workflow?

    private var chainsUnderWay = 0
    private var hasReachedAnEnd = false

    /// Makes a workflow without steps.
    public init() {}

    isolated deinit {
        bag.end()
    }

    /// The workflow has come to its end: no committed chain is under way any more, and at least one
    /// of them went through all its steps. Called once. The default does nothing.
    open func didComplete() {}

    /// A fork was made of one of the workflow's steps. The default does nothing.
    open func didFork() {}

    /// A chain has ended in the middle, because a step ended without a value. Called once for each
    /// such chain. The default does nothing.
    open func didStop() {}

    /// A chain has ended with an error. Called once for each such chain. The default does nothing.
    ///
    /// - Parameter error: what a step has thrown.
    open func didReceiveError(_ error: any Error) {}

    /// Begins a chain with a step that answers with a stream, of which the first value counts.
    ///
    /// - Parameter onStep: is given what the workflow is subscribed with, as soon as that is active
    ///   (at once if it is no interactor); answers what the next step begins with. What it throws
    ///   ends the chain.
    /// - Returns: the step, to be followed by others and committed.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType) throws
            -> ValueStream<(NextActionableItemType, NextValueType)>
    ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
        firstStep.onStep { item, _ in try onStep(item) }
    }

    /// Begins a chain with an `async` step.
    ///
    /// - Parameter onStep: is given what the workflow is subscribed with, as soon as that is active
    ///   (at once if it is no interactor); answers what the next step begins with. With `nil`, or
    ///   with `CancellationError`, it ends without a value; any other error ends the chain. Its task
    ///   is cancelled with the workflow.
    /// - Returns: the step, to be followed by others and committed.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType) async throws
            -> (NextActionableItemType, NextValueType)?
    ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
        firstStep.onStep { item, _ in try await onStep(item) }
    }

    /// Starts all committed chains. The first call does; a further one does nothing, because an
    /// instance runs once. Before any chain is committed it is a programmer's error.
    ///
    /// - Parameter actionableItem: what the first steps are given.
    /// - Returns: what ends the workflow early, a pending step included. Tie it to who asked for the
    ///   journey.
    @discardableResult
    public final func subscribe(_ actionableItem: ActionableItemType) -> Subscription {
        let subscription = Subscription { [weak self] in self?.end() }
        guard phase == .waiting else {
            subscription.finish()
            return subscription
        }
        guard chainsUnderWay > 0 else {
            ProgrammerError.report(.subscribingBeforeCommit(of: self))
            subscription.finish()
            return subscription
        }
        self.subscription = subscription
        alive = self
        phase = .running
        start.settle(.value((actionableItem, ())))
        return subscription
    }

    /// Ends a subscription with the workflow.
    final func tie(_ subscription: Subscription) {
        bag.add(subscription)
    }

    final var isRunning: Bool { phase == .running }

    final func commit<Output>(_ node: StepNode<Output>) {
        guard phase == .waiting else {
            return ProgrammerError.report(.committingTooLate(to: self))
        }
        chainsUnderWay += 1
        node.follow { [weak self] outcome in
            guard let self, isRunning else { return }
            switch outcome {
            case .value: hasReachedAnEnd = true
            case .failure(let error): didReceiveError(error)
            case .stopped: didStop()
            }
            endChain()
        }
    }

    private var firstStep: Step<ActionableItemType, ActionableItemType, Void> {
        Step(workflow: self, node: start)
    }

    private func endChain() {
        chainsUnderWay -= 1
        // A hook may have ended the workflow meanwhile.
        guard isRunning, chainsUnderWay == 0 else { return }
        if hasReachedAnEnd { didComplete() }
        end()
    }

    private func end() {
        guard isRunning else { return }
        phase = .ended
        bag.end()
        subscription?.finish()
        subscription = nil
        alive = nil
    }
}
