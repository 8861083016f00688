extension Failure {
    /// What to say about any error.
    ///
    /// - Parameters:
    ///   - error: what was thrown.
    ///   - known: turns an error of the app's own into a failure; nil for one it does not know.
    init(describing error: any Error, by known: (any Error) -> Failure?) {
        switch error {
        case let failure as Failure: self = failure
        case is CancellationError: self = .interrupted
        default:
            self =
                known(error)
                ?? .internalError(
                    "unexpected",
                    "An error nobody expected: \(error). Please report it: the program is wrong."
                )
        }
    }
}
