import DemandDepositInterface

/// What a nickname is asked for.
enum AccountNaming: Sendable, Hashable {
    /// A new account, which needs none.
    case opening
    /// An account that there is, with the nickname that it has now.
    case renaming(DemandDepositAccount)
}
