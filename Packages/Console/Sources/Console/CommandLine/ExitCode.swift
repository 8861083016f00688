/// The exit code of a program, one for each class of failure.
///
/// Codes from 64 follow BSD's `sysexits.h`; 130 is 128 plus the number of SIGINT.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// The command succeeded.
    case success = 0
    /// A rule refused the command, or the user did not confirm it.
    case refused = 1
    /// The password is wrong.
    case passwordWrong = 2
    /// The password is locked.
    case passwordLocked = 3
    /// A named item does not exist.
    case notFound = 4
    /// The command was carried out, but a later step was not.
    case incomplete = 5
    /// The data do not continue the history that was signed before.
    case historyChanged = 6
    /// The command line is invalid.
    case usage = 64
    /// The input or the configuration is invalid.
    case badData = 65
    /// The input cannot be read.
    case unreadable = 66
    /// The program has a bug.
    case internalError = 70
    /// The output could not be written.
    case outputFailed = 74
    /// It is unknown whether the command was carried out; the error says how to repeat it safely.
    case outcomeUnknown = 75
    /// The user pressed Ctrl-C.
    case interrupted = 130
}

extension ExitCode {
    /// The meaning of the exit code for a user, in one sentence.
    var meaning: String {
        switch self {
        case .success: "The command succeeded."
        case .refused: "A rule refused the command, or the user did not confirm it."
        case .passwordWrong: "The password is wrong."
        case .passwordLocked: "The password is locked."
        case .notFound: "A named item does not exist."
        case .incomplete: "The command was carried out, but a later step was not."
        case .historyChanged: "The data do not continue the history that was signed before."
        case .usage: "The command line is invalid."
        case .badData: "The input or the configuration is invalid."
        case .unreadable: "The input cannot be read."
        case .internalError: "The program has a bug."
        case .outputFailed: "The output could not be written."
        case .outcomeUnknown:
            "It is unknown whether the command was carried out; repeat it as the error says."
        case .interrupted: "The user pressed Ctrl-C."
        }
    }
}
