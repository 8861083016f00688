/// A step of a workflow: what it answers is what the next step begins with.
///
/// Made by `onStep` of a workflow or of another step. It runs only when a chain that leads through
/// it is committed, and once however many chains do.
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

    /// Goes on with a step that answers with a stream, of which the first value counts.
    ///
    /// - Parameter onStep: is given what this step has answered, as soon as the item is active (at
    ///   once if it is no interactor); answers what the next step begins with. What it throws ends
    ///   the chain.
    /// - Returns: the step, to be followed by others and committed.
    public func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType, ValueType) throws
            -> ValueStream<(NextActionableItemType, NextValueType)>
    ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
        next { workflow, item, value, settle in
            let stream: ValueStream<(NextActionableItemType, NextValueType)>
            do { stream = try onStep(item, value) } catch { return settle(.failure(error)) }
            guard workflow.isRunning else { return }
            workflow.tie(FirstValue(of: stream, then: settle))
        }
    }

    /// Goes on with an `async` step.
    ///
    /// - Parameter onStep: is given what this step has answered, as soon as the item is active (at
    ///   once if it is no interactor); answers what the next step begins with. With `nil`, or with
    ///   `CancellationError`, it ends without a value; any other error ends the chain. Its task is
    ///   cancelled with the workflow.
    /// - Returns: the step, to be followed by others and committed.
    public func onStep<NextActionableItemType, NextValueType>(
        _ onStep:
            @escaping @MainActor (ActionableItemType, ValueType) async throws
            -> (NextActionableItemType, NextValueType)?
    ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
        next { workflow, item, value, settle in
            let hook = TaskHook()
            hook.task = Task { @MainActor in
                let outcome: StepOutcome<(NextActionableItemType, NextValueType)>
                do {
                    guard !Task.isCancelled else { return }
                    let answer = try await onStep(item, value)
                    outcome = answer.map { .value($0) } ?? .stopped
                } catch is CancellationError {
                    outcome = .stopped
                } catch {
                    outcome = .failure(error)
                }
                hook.finish()
                settle(outcome)
            }
            workflow.tie(hook)
        }
    }

    /// Tells somebody of an error of this step or of one before it. The chain ends all the same, and
    /// the workflow is told as well.
    ///
    /// - Parameter onError: is given the error, once.
    /// - Returns: the step itself.
    public func onError(_ onError: @escaping @MainActor (any Error) -> Void) -> Step {
        node.onError(onError)
        return self
    }

    /// Makes a second beginning at this step, for a chain beside those that lead through it already.
    /// The workflow is told (`didFork`).
    ///
    /// - Returns: a step with the answer of this one, which runs once for both.
    public func fork() -> Step {
        workflow.didFork()
        let fork = StepNode<(ActionableItemType, ValueType)> { [node] fork in
            node.follow { fork.settle($0) }
        }
        return Step(workflow: workflow, node: fork)
    }

    /// Makes the steps up to this one a chain of the workflow, which runs when the workflow is
    /// subscribed. After that it is a programmer's error.
    ///
    /// - Returns: the workflow.
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
                // What ends when the workflow has been ended is of no interest any more.
                let settle: Settle<NextItem, NextValue> = { [weak workflow] outcome in
                    if let workflow, workflow.isRunning { next.settle(outcome) }
                }
                switch outcome {
                case .failure(let error): settle(.failure(error))
                case .stopped: settle(.stopped)
                case .value((let item, let value)):
                    ItemActivity.wait(for: item, in: workflow) { item in
                        guard let item else { return settle(.stopped) }
                        run(workflow, item, value, settle)
                    }
                }
            }
        }
        return Step<WorkflowActionableItemType, NextItem, NextValue>(
            workflow: workflow,
            node: StepNode(begin: begin)
        )
    }
}
