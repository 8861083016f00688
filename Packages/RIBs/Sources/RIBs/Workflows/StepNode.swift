/// The outcome of a step of a workflow.
enum StepOutcome<Output> {
    /// The step succeeded; the associated value is the input of the next step.
    case value(Output)

    /// The step failed.
    case failure(any Error)

    /// The step ended without a value.
    case stopped
}

/// The node of a workflow's step, which passes the step's outcome to the next steps and to the
/// committed chains.
///
/// The step begins when it gets its first follower: when the first chain through the step is
/// committed. So a step runs only in a committed chain, and a forked step runs once.
@MainActor
final class StepNode<Output> {
    typealias Follower = (StepOutcome<Output>) -> Void

    /// A Boolean value that indicates whether the step may be committed while the workflow runs.
    ///
    /// Such a step follows a forked stream instead of the start of the workflow.
    let followsStream: Bool

    private var begin: ((StepNode<Output>) -> Void)?
    private var followers: [Follower] = []
    private var errorHandlers: [(any Error) -> Void] = []

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - followsStream: Whether the step may be committed while the workflow runs.
    ///   - begin: Starts the step, which later calls `settle`.
    init(
        followsStream: Bool = false,
        begin: @escaping (StepNode<Output>) -> Void = { _ in }
    ) {
        self.followsStream = followsStream
        self.begin = begin
    }

    /// Adds a follower that receives the outcome; the first follower begins the step.
    func follow(_ follower: @escaping Follower) {
        followers.append(follower)
        let begin = begin
        self.begin = nil
        begin?(self)
    }

    /// Adds a handler for an error of this step or of an earlier step; handlers run before
    /// followers.
    func onError(_ handler: @escaping (any Error) -> Void) {
        errorHandlers.append(handler)
    }

    /// Passes an error to the handlers and any outcome to the followers, and releases all of them.
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

/// A subscription that ends with the first value of its stream.
@MainActor
final class FirstValue<Value>: Subscription {
    private var source: Subscription?
    private var then: ((StepOutcome<Value>) -> Void)?
    private var early: StepOutcome<Value>?

    /// Subscribes to a stream.
    ///
    /// - Parameters:
    ///   - stream: The stream.
    ///   - then: Receives the first value, or `stopped` if the stream ended without a value. Called
    ///     after the stream has added the subscription, even for a value that the stream sent at
    ///     once.
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
