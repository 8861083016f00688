/// Why a command did not do what it says: one line for a person, a code for a program.
public struct Failure: Error, Sendable, Equatable {
    /// The exit status of the program.
    public let status: ExitStatus

    /// A stable name of the reason, such as `balance.insufficient`.
    public let code: String

    /// One line: what, where, what to do. Empty when there is nothing to say, as after Ctrl-C.
    public let message: String

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - status: the exit status of the program.
    ///   - code: a stable name of the reason: words with dots between them.
    ///   - message: one line: what, where, what to do.
    public init(status: ExitStatus, code: String, message: String) {
        self.status = status
        self.code = code
        self.message = message
    }
}
