/// Which way money goes between an account and its box.
enum SafeBoxMove: Sendable, Hashable {
    /// From the account into the box.
    case put
    /// Out of the box into the account.
    case take
}
