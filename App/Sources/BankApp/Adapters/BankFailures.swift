import Console
import DependencyContainer
import LedgerInterface

/// Turns what services throw into what the command line reports: here, since neither side knows
/// the other.
enum BankFailures {
    /// The failure of an error that is meant for a person; nil for any other.
    static func failure(of error: any Error) -> Failure? {
        switch error {
        case let error as Failure:
            error
        case let error as BankError:
            Failure(status: status(of: error.reason), code: error.code, message: error.message)
        case let error as ValidationReport:
            Failure(
                status: .internalError,
                code: "modules.invalid",
                message: "the bank's modules do not fit together\n\(error)"
            )
        case is CancellationError:
            Failure(status: .interrupted, code: "interrupted", message: "")
        default:
            nil
        }
    }

    private static func status(of reason: BankError.Reason) -> ExitStatus {
        switch reason {
        case .refused: .refused
        case .passwordWrong: .passwordWrong
        case .passwordLocked: .passwordLocked
        case .notFound: .notFound
        case .badData: .badData
        case .unreadableBook: .unreadable
        case .internalError: .internalError
        }
    }
}
