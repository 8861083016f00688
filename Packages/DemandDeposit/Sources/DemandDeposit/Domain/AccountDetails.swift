import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface
import SigningInterface

/// All that there is to know of an account.
struct AccountDetails: Sendable, Hashable {
    /// What the account earns.
    struct Interest: Sendable, Hashable {
        let rate: InterestRate
        /// Earned and not yet paid, before tax.
        let payable: Money
        /// When it is paid next.
        let payday: BusinessDate
    }

    let account: DemandDepositAccount
    let owner: CustomerProfile
    /// nil for a closed account.
    let interest: Interest?
    let safeBox: SafeBoxSummary?
    let cards: [CardSummary]
}
