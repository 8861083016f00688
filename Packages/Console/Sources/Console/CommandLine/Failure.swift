/// The reason why a command failed.
public struct Failure: Error, Sendable, Equatable {
    /// The exit code of the program.
    public let exitCode: ExitCode

    /// A stable identifier for programs, such as `balance.insufficient`.
    public let code: String

    /// The line for the user that says what is wrong and what to do; empty to print nothing.
    public let message: String

    /// Further lines for the user, such as a report; empty for most failures.
    public let details: String

    /// Creates a failure, whose texts hide the passwords of addresses that they repeat.
    ///
    /// - Parameters:
    ///   - exitCode: The exit code of the program.
    ///   - code: A stable identifier of words separated by periods.
    ///   - message: One line for the user that says what is wrong and what to do.
    ///   - details: Further lines for the user, printed below the message.
    public init(exitCode: ExitCode, code: String, message: String, details: String = "") {
        self.exitCode = exitCode
        self.code = code
        self.message = PasswordRedaction.text(message)
        self.details = PasswordRedaction.text(details)
    }
}

extension Failure {
    /// The message as a sentence, with a capital at its start and a period at its end.
    ///
    /// People read the sentence; a JSON document has the message unchanged.
    public var sentence: String {
        (message.prefix(1).uppercased() + message.dropFirst()).endedAsSentence
    }

    static func usage(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .usage, code: "usage.\(code)", message: message)
    }

    static func internalError(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .internalError, code: "internal.\(code)", message: message)
    }

    static func unreadable(_ source: String, reason: String) -> Failure {
        Failure(
            exitCode: .unreadable,
            code: "file.unreadable",
            message: "\(source) cannot be read: \(reason)."
        )
    }

    /// Returns a failure that says that the command was carried out, but its answer is missing
    /// because of this failure.
    /// - Parameter advice: A clause that says how to see the answer; nil to return this failure
    ///   unchanged.
    func afterWork(advice: String?) -> Failure {
        guard let advice else { return self }
        let isInterrupted = exitCode == .interrupted
        let reason = isInterrupted ? "the program was interrupted" : message
        return Failure(
            exitCode: isInterrupted ? .interrupted : .outputFailed,
            code: code,
            message: "the command was carried out, but its answer is missing: \(reason); \(advice)",
            details: details
        )
    }

    /// Returns a failure that says that the command was carried out, but its answer could not be
    /// written.
    /// - Parameters:
    ///   - reason: The error text of the system.
    ///   - advice: A clause that says how to see the answer; nil for no advice.
    static func output(_ reason: String, advice: String?) -> Failure {
        Failure(
            exitCode: .outputFailed,
            code: "output.failed",
            message: "the command was carried out, but its answer could not be written to standard "
                + "output: \(reason)" + (advice.map { "; \($0)" } ?? "")
        )
    }

    /// The failure after Ctrl-C, which prints nothing.
    static let interrupted = Failure(exitCode: .interrupted, code: "interrupted", message: "")
}

extension Failure {
    /// Creates the failure that reports `error`.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - known: Converts an error of the app to a failure; returns nil for an unknown error.
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

extension String {
    /// The text with a period at its end, unless it ends with a period or a question mark.
    public var endedAsSentence: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }
}
