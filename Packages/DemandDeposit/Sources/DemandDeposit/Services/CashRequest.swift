import Bookkeeping
import DemandDepositInterface

/// Cash is to be paid into an account, or taken out of it.
struct CashRequest: Sendable {
    let account: AccountReference
    let amount: Money
    /// Checked as `FreeText`; empty for none.
    let memo: String
}
