/// How a run ends, as the shell sees it.
public enum ExitStatus: Int32, Sendable {
    /// The rules hold.
    case success = 0
    /// Rules are broken.
    case violations = 1
    /// The command line cannot be understood.
    case usage = 64
    /// A manifest, a source or the rules file is not as it must be, or there was nothing to examine.
    case badData = 65
    /// A file or folder cannot be read.
    case unreadable = 66
    /// The proof contradicts itself, or a tool that it rests on failed.
    case internalError = 70
    /// The answer could not be written.
    case outputFailed = 74
}

extension ExitStatus {
    /// What one problem comes to.
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

    /// What problems come to: the worst of them.
    init(_ problems: [Problem]) {
        self = problems.map { ExitStatus($0.kind) }.max { $0.rawValue < $1.rawValue } ?? .success
    }
}
