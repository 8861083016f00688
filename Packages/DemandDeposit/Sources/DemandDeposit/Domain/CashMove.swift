import Bookkeeping

/// The direction of cash.
enum CashMove: Sendable, Hashable {
    /// Into the account, by the bank's authority.
    case deposit
    /// Out of the account, on the owner's signature.
    case withdraw

    var title: String {
        switch self {
        case .deposit: "Deposit"
        case .withdraw: "Withdraw"
        }
    }

    var entryText: String {
        switch self {
        case .deposit: "cash paid in"
        case .withdraw: "cash taken out"
        }
    }

    var purpose: Purpose {
        switch self {
        case .deposit: .deposit
        case .withdraw: .withdrawal
        }
    }
}
