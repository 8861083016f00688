/// An exit code, and the kind of the problems that lead to it.
package enum ExitCode: Int32, CaseIterable, Sendable {
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
    /// The compiler finds other imports than the scanner, or a tool failed.
    case internalError = 70
    /// The answer could not be written.
    case outputFailed = 74
}

extension ExitCode {
    /// The codes that are kinds of problems.
    static let problems = allCases.filter { $0 != .success && $0 != .violations }

    /// The name in documents.
    var name: String {
        switch self {
        case .badData: "bad-data"
        case .internalError: "internal-error"
        case .outputFailed: "output-failed"
        default: "\(self)"
        }
    }

    /// The code of the worst problem, if there is any.
    init(_ problems: [Problem], otherwise status: ExitCode = .success) {
        self = problems.map(\.kind).max { $0.rawValue < $1.rawValue } ?? status
    }
}
