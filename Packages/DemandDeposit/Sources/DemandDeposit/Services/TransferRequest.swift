import Bookkeeping
import DemandDepositInterface

/// Money is to go from one account of the bank to another.
struct TransferRequest: Sendable {
    let from: AccountReference
    let to: AccountReference
    let amount: Money
    /// Checked as `FreeText`; empty for none.
    let memo: String
}
