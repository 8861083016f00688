public import Bookkeeping
public import Console
import DependencyContainer

extension Failure {
    /// Creates the failure for a `BankError`, or for a `ResolutionError` that a `BankError` caused;
    /// nil for any other error.
    public init?(bank error: any Error) {
        let cause = (error as? ResolutionError)?.cause ?? error
        guard let error = cause as? BankError else { return nil }
        self.init(exitCode: ExitCode(error.reason), code: error.code, message: error.message)
    }
}

extension ExitCode {
    /// Creates the exit code for the reason of a `BankError`.
    public init(_ reason: BankError.Reason) {
        self =
            switch reason {
            case .refused: .refused
            case .passwordWrong: .passwordWrong
            case .passwordLocked: .passwordLocked
            case .notFound: .notFound
            case .badData: .badData
            case .unreadableBook: .unreadable
            case .historyChanged: .historyChanged
            case .outcomeUnknown: .outcomeUnknown
            case .internalError: .internalError
            }
    }
}
