import Bookkeeping
import DemandDepositInterface

/// Money is to go from an account into its safe box, or back.
struct SafeBoxMoveRequest: Sendable {
    let account: AccountReference
    let amount: Money
}
