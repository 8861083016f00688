/// The exit code of a run.
public enum ExitCode: Int32, Sendable {
    /// The rules hold.
    case success = 0
    /// Rules are broken.
    case violations = 1
    /// The command line has a mistake.
    case usage = 64
    /// A manifest, source or rules file has a mistake, or there is nothing to examine.
    case badData = 65
    /// A file or folder cannot be read.
    case unreadable = 66
    /// The proof contradicts itself, or a tool failed.
    case internalError = 70
    /// The answer could not be written.
    case outputFailed = 74
}

extension ExitCode {
    init(_ kind: Problem.Kind) {
        self =
            switch kind {
            case .usage: .usage
            case .badData: .badData
            case .unreadable: .unreadable
            case .internalError: .internalError
            case .outputFailed: .outputFailed
            }
    }

    /// The code of the worst problem.
    init(_ problems: [Problem]) {
        self = problems.map { ExitCode($0.kind) }.max { $0.rawValue < $1.rawValue } ?? .success
    }
}
