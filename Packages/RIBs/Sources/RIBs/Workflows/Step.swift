/// A step of a workflow, whose result is the input of the next step.
///
/// Create a step with `onStep` of a workflow or of another step. A step runs only if a chain that
/// contains the step is committed, and runs once even if several such chains are committed.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    private let workflow: Workflow<WorkflowActionableItemType>
    private let node: StepNode<(ActionableItemType, ValueType)>

    init(
        workflow: Workflow<WorkflowActionableItemType>,
        node: StepNode<(ActionableItemType, ValueType)>
    ) {
        self.workflow = workflow
        self.node = node
    }

    /// Adds a step that returns a stream and ends with the stream's first value.
    ///
    /// - Parameter onStep: Receives this step's actionable item and value: at once if the item is
    ///   not an interactor, otherwise when the item is active. Returns the input of the next step.
    ///   An error that it throws ends the chain.
    /// - Returns: The new step; add further steps to it, or commit it.
    public func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType, ValueType) throws
            -> ValueStream<(NextActionableItemType, NextValueType)>
    ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
        next { workflow, item, value, settle in
            let stream: ValueStream<(NextActionableItemType, NextValueType)>
            do { stream = try onStep(item, value) } catch { return settle(.failure(error)) }
            guard workflow.isRunning else { return }
            workflow.cancelOnEnd(FirstValue(of: stream, then: settle))
        }
    }

    /// Adds an `async` step, which is canceled when the workflow ends.
    ///
    /// - Parameter onStep: Receives this step's actionable item and value: at once if the item is
    ///   not an interactor, otherwise when the item is active. Returns the input of the next step.
    ///   Nil or `CancellationError` ends the step without a value; any other error ends the chain.
    /// - Returns: The new step; add further steps to it, or commit it.
    public func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType, ValueType) async throws
            -> (NextActionableItemType, NextValueType)?
    ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
        next { workflow, item, value, settle in
            let subscription = TaskSubscription()
            subscription.task = Task { @MainActor in
                let outcome: StepOutcome<(NextActionableItemType, NextValueType)>
                do {
                    guard !Task.isCancelled else { return }
                    let result = try await onStep(item, value)
                    outcome = result.map { .value($0) } ?? .stopped
                } catch is CancellationError {
                    outcome = .stopped
                } catch {
                    outcome = .failure(error)
                }
                subscription.finish()
                settle(outcome)
            }
            workflow.cancelOnEnd(subscription)
        }
    }

    /// Adds a handler for an error of this step or of an earlier step.
    ///
    /// The chain still ends, and the workflow receives the error through `didReceiveError`.
    ///
    /// - Parameter onError: Called once, with the error.
    /// - Returns: The step itself.
    public func onError(_ onError: @escaping @MainActor (any Error) -> Void) -> Step {
        node.onError(onError)
        return self
    }

    /// Begins a further chain at this step, which runs once for both chains.
    ///
    /// The method calls `didFork` of the workflow.
    ///
    /// - Returns: A step with the same result as this step.
    public func fork() -> Step {
        workflow.didFork()
        let fork = StepNode<(ActionableItemType, ValueType)>(
            followsStream: node.followsStream
        ) { [node] fork in
            node.follow { fork.settle($0) }
        }
        return Step(workflow: workflow, node: fork)
    }

    /// Commits the steps up to this one as a chain, which starts when `subscribe` is called on the
    /// workflow.
    ///
    /// Committing after `subscribe` is a programmer error, unless the chain begins with a forked
    /// stream.
    ///
    /// - Returns: The workflow.
    @discardableResult
    public func commit() -> Workflow<WorkflowActionableItemType> {
        workflow.commit(node)
        return workflow
    }

    private typealias Settle<Item, Value> = (StepOutcome<(Item, Value)>) -> Void

    private func next<NextItem, NextValue>(
        _ run:
            @escaping (
                Workflow<WorkflowActionableItemType>, ActionableItemType, ValueType,
                @escaping Settle<NextItem, NextValue>
            ) -> Void
    ) -> Step<WorkflowActionableItemType, NextItem, NextValue> {
        let begin: (StepNode<(NextItem, NextValue)>) -> Void = { [node, weak workflow] next in
            node.follow { outcome in
                guard let workflow, workflow.isRunning else { return }
                // An outcome that comes after the end of the workflow is ignored.
                let settle: Settle<NextItem, NextValue> = { [weak workflow] outcome in
                    if let workflow, workflow.isRunning { next.settle(outcome) }
                }
                switch outcome {
                case .failure(let error): settle(.failure(error))
                case .stopped: settle(.stopped)
                case .value((let item, let value)):
                    workflow.waitUntilActive(item) { item in
                        guard let item else { return settle(.stopped) }
                        run(workflow, item, value, settle)
                    }
                }
            }
        }
        return Step<WorkflowActionableItemType, NextItem, NextValue>(
            workflow: workflow,
            node: StepNode(followsStream: node.followsStream, begin: begin)
        )
    }
}

extension ValueStream {
    /// Adds a chain that begins with this stream to a workflow, even while the workflow runs.
    ///
    /// The method calls `didFork` of the workflow, which ends only after the chain has ended.
    ///
    /// ```swift
    /// onStep { [unowned self] root in
    ///     let loggedIn = root.waitForLogin()
    ///     loggedIn.fork(self)
    ///         .onStep { loggedIn, _ in try await loggedIn.launch("randomWin") }
    ///         .commit()
    ///     return loggedIn
    /// }
    /// ```
    ///
    /// - Parameter workflow: The workflow that gets the chain.
    /// - Returns: A step with the first value of this stream; add further steps to it, or commit
    ///   it.
    public final func fork<WorkflowItem, Item, ItemValue>(
        _ workflow: Workflow<WorkflowItem>
    ) -> Step<WorkflowItem, Item, ItemValue> where Value == (Item, ItemValue) {
        workflow.didFork()
        let node = StepNode<(Item, ItemValue)>(followsStream: true) { [weak workflow] node in
            workflow?.onceRunning { [weak workflow] in
                workflow?.cancelOnEnd(FirstValue(of: self) { node.settle($0) })
            }
        }
        return Step(workflow: workflow, node: node)
    }
}
