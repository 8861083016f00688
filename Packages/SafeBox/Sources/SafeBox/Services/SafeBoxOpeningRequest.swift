import DemandDepositInterface

/// An account is to get a safe box.
struct SafeBoxOpeningRequest: Sendable {
    let account: AccountReference
    let limit: SafeBoxLimit
}
