/// Which way cash goes.
enum CashMove: Sendable, Hashable {
    /// Into the account: the bank has it in hand, and nobody signs.
    case deposit
    /// Out of the account, on its owner's signature.
    case withdraw
}
