/// The outcome of a step of a workflow.
enum StepOutcome<Output> {
    /// The step has the values that the next step begins with.
    case value(Output)

    /// The step failed.
    case failure(any Error)

    /// The step ended without a value.
    case stopped
}

/// A step of a workflow, which passes its outcome to the steps after it and to the committed chains.
///
/// It begins when the first chain that leads through it is committed. So a step that leads nowhere
/// never runs, and a step that leads to several forks runs once.
@MainActor
final class StepNode<Output> {
    typealias Follower = (StepOutcome<Output>) -> Void

    /// A Boolean value that indicates whether the step may be committed while the workflow runs.
    ///
    /// It then follows a forked stream, and not the start of the workflow.
    let followsStream: Bool

    private var begin: ((StepNode<Output>) -> Void)?
    private var followers: [Follower] = []
    private var errorHandlers: [(any Error) -> Void] = []

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - followsStream: Whether the step may be committed while the workflow runs.
    ///   - begin: Starts the work that will call `settle`.
    init(
        followsStream: Bool = false,
        begin: @escaping (StepNode<Output>) -> Void = { _ in }
    ) {
        self.followsStream = followsStream
        self.begin = begin
    }

    /// Adds a follower that receives the outcome.
    func follow(_ follower: @escaping Follower) {
        followers.append(follower)
        let begin = begin
        self.begin = nil
        begin?(self)
    }

    /// Adds a handler for an error of this step or one before it, called before the followers.
    func onError(_ handler: @escaping (any Error) -> Void) {
        errorHandlers.append(handler)
    }

    /// Passes the outcome to all handlers and followers, and releases them.
    func settle(_ outcome: StepOutcome<Output>) {
        let (followers, errorHandlers) = (followers, errorHandlers)
        self.followers = []
        self.errorHandlers = []
        if case .failure(let error) = outcome {
            for handler in errorHandlers { handler(error) }
        }
        for follower in followers { follower(outcome) }
    }
}

/// A subscription to a stream that ends with its first value.
@MainActor
final class FirstValue<Value>: Subscription {
    private var source: Subscription?
    private var then: ((StepOutcome<Value>) -> Void)?
    private var early: StepOutcome<Value>?

    /// Subscribes to a stream.
    ///
    /// - Parameters:
    ///   - stream: The stream.
    ///   - then: Receives the value, or `stopped` if the stream ended without one. Called after the
    ///     stream has added the subscription, even for a value that came at once.
    init(of stream: ValueStream<Value>, then: @escaping (StepOutcome<Value>) -> Void) {
        self.then = then
        super.init()
        source = stream.subscribe(
            { [weak self] in self?.end(.value($0)) },
            onCompletion: { [weak self] in self?.end(.stopped) }
        )
        if let early { end(early) }
    }

    override func release() {
        super.release()
        source?.cancel()
        (source, then, early) = (nil, nil, nil)
    }

    private func end(_ outcome: StepOutcome<Value>) {
        guard source != nil else { return early = early ?? outcome }
        let then = then
        finish()
        then?(outcome)
    }
}
