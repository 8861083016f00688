import Bookkeeping
import Console
import DemandDepositInterface

/// What is asked for next, with what is known by then.
enum TransferStep: Sendable, Hashable {
    /// Whose account gets the money.
    case payee
    /// How much.
    case amount(Payee)
    /// What for; then it is signed.
    case memo(Payee, Money)
}

/// What is shown while money is sent.
struct TransferState: Sendable {
    var step = TransferStep.payee
    /// nil while the paying account is being looked at, and where it cannot be used.
    var payer: DemandDepositAccount?
    var problem: Notice?

    /// As it was typed last, so that going back loses nothing.
    var payee = ""
    var amount = ""
    var memo = ""
}
