import Bookkeeping
import DemandDepositInterface

/// A customer wants to read what happened on an account.
struct StatementRequest: Sendable {
    let account: AccountReference
    /// The first business date; nil for the account's first.
    let from: BusinessDate?
    /// The last business date; nil for the current one.
    let through: BusinessDate?
}
