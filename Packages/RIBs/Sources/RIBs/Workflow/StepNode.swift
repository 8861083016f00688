/// Where the outcome of a step goes: to the steps after it, and to the ends of committed chains.
///
/// A node begins when the first chain that leads through it is committed, so that a step which leads
/// nowhere never runs, and one that leads to several forks runs once.
@MainActor
final class StepNode<Output> {
    typealias Follower = (StepOutcome<Output>) -> Void

    private var begin: ((StepNode<Output>) -> Void)?
    private var followers: [Follower] = []
    private var errorHandlers: [(any Error) -> Void] = []

    /// - Parameter begin: sees to it that the node is settled in time.
    init(begin: @escaping (StepNode<Output>) -> Void = { _ in }) {
        self.begin = begin
    }

    /// Adds who is told the outcome.
    func follow(_ follower: @escaping Follower) {
        followers.append(follower)
        let begin = begin
        self.begin = nil
        begin?(self)
    }

    /// Adds who is told an error of this step or one before it, ahead of the followers.
    func onError(_ handler: @escaping (any Error) -> Void) {
        errorHandlers.append(handler)
    }

    /// Tells the outcome to all, and lets go of them.
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
