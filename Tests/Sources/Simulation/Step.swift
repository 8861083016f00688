/// A step of a run as data: what the schedule has chosen.
struct Step: Sendable {
    enum Action: Sendable {
        /// The client begins an errand.
        case start(Errand)
        /// The client goes on with its errand.
        case resume
        /// The process of the client is killed while it waits.
        case kill
        /// The signer of checkpoints fails from now on, or works again.
        case setSigner(isDead: Bool)
    }

    /// The seconds that pass before the step.
    var seconds = Int64(0)
    /// The number of the client.
    var client: Int
    var action: Action
    /// The number of accesses to the book before the client waits for its next turn.
    var accesses = Int.max
    /// The fault of the store during the turn.
    var fault: Fault?

    /// Returns the step with another action.
    /// - Parameters:
    ///   - action: The action.
    ///   - accesses: The number of accesses to the book in the turn.
    ///   - fault: The fault of the store during the turn.
    func doing(_ action: Action, during accesses: Int = .max, _ fault: Fault? = nil) -> Step {
        Step(
            seconds: seconds,
            client: client,
            action: action,
            accesses: accesses,
            fault: fault
        )
    }
}

/// The performed steps of a run, which can be performed again without some of them.
struct Script: Sendable {
    var steps: [Step] = []
    /// The values of the receipts by the numbers of the operations, such as the opened account.
    var results: [Int: [String: String]] = [:]
}
