/// An exit code, which is also the kind of the problems that lead to this code.
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
    /// A program that archlint runs has failed, or the compiler has found different imports.
    case internalError = 70
    /// The answer could not be written.
    case outputFailed = 74
}

extension ExitCode {
    /// The codes for problems: all except `success` and `violations`.
    static let problems = allCases.filter { $0 != .success && $0 != .violations }

    /// The name of the kind in JSON and other documents.
    var name: String {
        switch self {
        case .badData: "bad-data"
        case .internalError: "internal-error"
        case .outputFailed: "output-failed"
        default: "\(self)"
        }
    }

    /// Creates the highest code of the problems, or `status` without problems.
    init(_ problems: [Problem], otherwise status: ExitCode = .success) {
        self = problems.map(\.kind).max { $0.rawValue < $1.rawValue } ?? status
    }
}
