/// Why a command did not do what it says: one line for a person, a code for a program.
public struct Failure: Error, Sendable, Equatable {
    /// The exit status of the program.
    public let status: ExitStatus

    /// A stable name of the reason, such as `balance.insufficient`.
    public let code: String

    /// One line: what, where, what to do. Empty when there is nothing to say, as after Ctrl-C.
    public let message: String

    /// What else is to be read where one line cannot say it, such as a report; lines of text.
    public let details: String

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - status: the exit status of the program.
    ///   - code: a stable name of the reason: words with dots between them.
    ///   - message: one line: what, where, what to do.
    ///   - details: what follows below it, as lines of text; nothing for most failures.
    public init(status: ExitStatus, code: String, message: String, details: String = "") {
        self.status = status
        self.code = code
        self.message = message
        self.details = details
    }
}
