import Console
import DemandDepositInterface

/// What is shown while somebody pays cash in, or takes it out.
struct MoveCashState: Sendable {
    let move: CashMove
    /// nil while the account is being looked at, and where it cannot be used.
    var account: DemandDepositAccount?
    /// As it was typed last.
    var amount = ""
    var problem: Notice?
}
