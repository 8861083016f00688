import Bookkeeping

/// The direction of cash.
enum CashMove: Sendable, Hashable {
    /// Into the account, by the bank's authority.
    case deposit
    /// Out of the account, on the owner's signature.
    case withdraw

    var title: String { self == .deposit ? "Deposit" : "Withdraw" }
    var entryText: String { self == .deposit ? "cash paid in" : "cash taken out" }
    var purpose: Purpose { self == .deposit ? .deposit : .withdrawal }
}
