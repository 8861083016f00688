/// What a step of a workflow comes to.
enum StepOutcome<Output> {
    /// It has what the next step begins with.
    case value(Output)

    /// It failed.
    case failure(any Error)

    /// It ended without a value.
    case stopped
}
