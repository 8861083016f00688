import Bookkeeping

/// A customer wants a new account.
struct OpeningRequest: Sendable {
    let customer: CustomerID
    let nickname: Nickname?
}
