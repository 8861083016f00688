/// Why a command did not do what it says: one line for a person, a code for a program.
public struct Failure: Error, Sendable, Equatable {
    /// The exit exitCode of the program.
    public let exitCode: ExitCode

    /// A stable name of the reason, such as `balance.insufficient`.
    public let code: String

    /// One line: what, where, what to do. Empty when there is nothing to say, as after Ctrl-C.
    public let message: String

    /// What else is to be read where one line cannot say it, such as a report; lines of text.
    public let details: String

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - exitCode: the exit exitCode of the program.
    ///   - code: a stable name of the reason: words with dots between them.
    ///   - message: one line: what, where, what to do.
    ///   - details: what follows below it, as lines of text; nothing for most failures.
    public init(exitCode: ExitCode, code: String, message: String, details: String = "") {
        self.exitCode = exitCode
        self.code = code
        self.message = message
        self.details = details
    }
}

extension Failure {
    /// A command line that is wrong.
    static func usage(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .usage, code: "usage.\(code)", message: message)
    }

    /// A program that is wrong.
    static func internalError(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .internalError, code: "internal.\(code)", message: message)
    }

    /// A file that cannot be read.
    static func unreadable(_ path: String, reason: String) -> Failure {
        Failure(
            exitCode: .unreadable,
            code: "file.unreadable",
            message: "The file '\(path)' cannot be read: \(reason)."
        )
    }

    /// The person pressed Ctrl-C; there is nothing to say.
    static let interrupted = Failure(exitCode: .interrupted, code: "interrupted", message: "")
}

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
                    "Unexpected error: \(error). Please report it as a bug."
                )
        }
    }
}
