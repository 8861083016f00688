import Bookkeeping
import LedgerInterface

/// A valid or invalid operation on a ledger.
struct RandomOperation: Sendable {
    enum Action: Sendable {
        case post(TransactionDraft)
        case rehearse(TransactionDraft)
        case closeDay(BusinessDate)
        case receipt(Intent)
        case read(RecordKey)
    }

    /// The outcome of an operation, for comparison.
    enum Outcome: Equatable, Sendable {
        case receipt(Receipt?)
        case done
        case closing(DayReceipt)
        case record(Record?)
        case refused(BankError)

        /// The kind of outcome, for counting.
        var label: String {
            switch self {
            case .receipt(let receipt?): receipt.isRepeat ? "repeat" : "posted"
            case .receipt(nil): "no receipt"
            case .done: "rehearsed"
            case .closing: "day"
            case .record: "record"
            case .refused(let error): error.code
            }
        }
    }

    let action: Action
    /// The seconds by which the clock moves first; below zero moves it back.
    let secondsLater: Int64

    func outcome(on ledger: any Ledger) async -> Outcome {
        do {
            switch action {
            case .post(let draft):
                return .receipt(try await ledger.post(draft))
            case .rehearse(let draft):
                try await ledger.rehearse(draft)
                return .done
            case .closeDay(let date):
                return .closing(try await ledger.closeDay(date))
            case .receipt(let intent):
                return .receipt(try await ledger.receipt(for: intent))
            case .read(let key):
                return .record(try await ledger.record(key))
            }
        } catch let error as BankError {
            return .refused(error)
        } catch {
            return .refused(BankError(.internalError, code: "unexpected", "\(error)"))
        }
    }
}
