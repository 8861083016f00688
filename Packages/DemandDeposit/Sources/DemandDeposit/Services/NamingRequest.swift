import DemandDepositInterface

/// An account is to have this nickname, or none any more.
struct NamingRequest: Sendable {
    let account: AccountReference
    let nickname: Nickname?
}
