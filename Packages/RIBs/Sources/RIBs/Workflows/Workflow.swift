/// A sequence of steps through several RIBs, such as the steps that open a deep link.
///
/// Each step passes a RIB to the next step, which begins when that RIB is active.
///
/// ```swift
/// final class LaunchGameWorkflow: Workflow<any RootItem> {
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
/// A workflow may have several chains, made by `fork` or by further calls of `onStep`. Each chain
/// ends after its last step, with an error, or because a step ended without a value.
///
/// A workflow runs only once, and keeps itself alive while it runs. It ends when its last chain has
/// ended or its subscription is canceled.
@MainActor
open class Workflow<ActionableItemType> {
    private enum Phase { case waiting, running, ended }
    private var phase = Phase.waiting

    private let start = StepNode<(ActionableItemType, Void)>()
    private let subscriptions = SubscriptionBag()
    private var subscription: Subscription?

    /// A strong reference to this workflow while it runs, because the streams that it waits for do
    /// not hold it.
    private var alive: Workflow?

    private var runningChains = 0
    private var hasFinishedChain = false

    /// Creates a workflow without steps.
    public init() {}

    isolated deinit {
        subscriptions.cancel()
    }

    /// Reacts to the end of all committed chains if at least one of them has finished its last
    /// step.
    ///
    /// The default does nothing.
    open func didComplete() {}

    /// Reacts to a fork of one of the workflow's steps.
    ///
    /// The default does nothing.
    open func didFork() {}

    /// Reacts to the end of a chain in which a step ended without a value.
    ///
    /// The default does nothing.
    open func didStop() {}

    /// Reacts to an error that ended a chain.
    ///
    /// Called once for each chain that an error ended. The default does nothing.
    ///
    /// - Parameter error: The error that a step has thrown.
    open func didReceiveError(_ error: any Error) {}

    /// Begins a chain with a step that returns a stream and ends with the stream's first value.
    ///
    /// - Parameter onStep: Receives the workflow's item: at once if the item is not an interactor,
    ///   otherwise when the item is active. Returns the input of the next step. An error that it
    ///   throws ends the chain.
    /// - Returns: The step; add further steps to it, or commit it.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType) throws
            -> ValueStream<(NextActionableItemType, NextValueType)>
    ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
        firstStep.onStep { item, _ in try onStep(item) }
    }

    /// Begins a chain with an `async` step, which is canceled when the workflow ends.
    ///
    /// - Parameter onStep: Receives the workflow's item: at once if the item is not an interactor,
    ///   otherwise when the item is active. Returns the input of the next step. Nil or
    ///   `CancellationError` ends the step without a value; any other error ends the chain.
    /// - Returns: The step; add further steps to it, or commit it.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType) async throws
            -> (NextActionableItemType, NextValueType)?
    ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
        firstStep.onStep { item, _ in try await onStep(item) }
    }

    /// Starts all committed chains; a second call does nothing, because a workflow runs only once.
    ///
    /// Calling this method before a chain is committed is a programmer error.
    ///
    /// - Parameter actionableItem: The input of the first steps.
    /// - Returns: The subscription. Canceling it ends the workflow and any pending step. Tie it to
    ///   the interactor that started the workflow.
    @discardableResult
    public final func subscribe(_ actionableItem: ActionableItemType) -> Subscription {
        let subscription = Subscription { [weak self] in self?.end() }
        guard phase == .waiting else {
            subscription.finish()
            return subscription
        }
        guard runningChains > 0 else {
            ProgrammerError.report(.subscribingBeforeCommit, self)
            subscription.finish()
            return subscription
        }
        self.subscription = subscription
        alive = self
        phase = .running
        start.settle(.value((actionableItem, ())))
        return subscription
    }

    /// Cancels a subscription when the workflow ends, or at once if the workflow has ended.
    final func cancelOnEnd(_ subscription: Subscription) {
        subscriptions.add(subscription)
    }

    /// Waits until an item is active; does not wait for an item that is not an interactor.
    ///
    /// - Parameters:
    ///   - item: The item. The workflow keeps no reference to an inactive item, so its RIB can be
    ///     released.
    ///   - then: Receives the item, or nil if the item was released before it became active.
    final func waitUntilActive<Item>(_ item: Item, then: @escaping (Item?) -> Void) {
        guard let scope = item as? any InteractorScope, !scope.isActive else { return then(item) }
        let activity = scope.isActiveStream.filter { $0 }
        cancelOnEnd(
            FirstValue(of: activity) { [weak scope] outcome in
                // The stream ends without a value when its interactor is released.
                guard case .value = outcome else { return then(nil) }
                then(scope as? Item)
            }
        )
    }

    final var isRunning: Bool { phase == .running }

    /// Runs a closure at once if the workflow is running, or else when the workflow starts.
    final func onceRunning(_ body: @escaping () -> Void) {
        if isRunning { body() } else { start.follow { _ in body() } }
    }

    final func commit<Output>(_ node: StepNode<Output>) {
        guard phase == .waiting || node.followsStream else {
            return ProgrammerError.report(.committingTooLate, self)
        }
        // A step may fork a stream although a hook has ended the workflow.
        guard phase != .ended else { return }
        runningChains += 1
        node.follow { [weak self] outcome in
            guard let self, isRunning else { return }
            switch outcome {
            case .value: hasFinishedChain = true
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
        runningChains -= 1
        // A hook may have canceled the workflow.
        guard isRunning, runningChains == 0 else { return }
        if hasFinishedChain { didComplete() }
        end()
    }

    private func end() {
        guard isRunning else { return }
        phase = .ended
        subscriptions.cancel()
        subscription?.finish()
        subscription = nil
        alive = nil
    }
}

extension Subscription {
    /// Cancels the subscription when the workflow ends, or at once if the workflow has already
    /// ended.
    ///
    /// Until the workflow ends, the subscription can hold a reference to the workflow without
    /// causing a leak.
    ///
    /// - Parameter workflow: The workflow that the subscription serves.
    /// - Returns: The subscription itself.
    @discardableResult
    public final func disposeWith<ActionableItemType>(
        workflow: Workflow<ActionableItemType>
    ) -> Subscription {
        workflow.cancelOnEnd(self)
        return self
    }
}
