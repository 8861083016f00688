import DemandDepositInterface
import SigningInterface

/// Who gets the money of a transfer.
struct Payee: Sendable, Hashable {
    let account: DemandDepositAccount
    let owner: CustomerProfile

    /// Number and owner, as the payer recognises them: `3333-01-0000021 (이두리)`. The nickname is the
    /// payee's own affair.
    var label: String { "\(account.number) (\(owner.name))" }
}
