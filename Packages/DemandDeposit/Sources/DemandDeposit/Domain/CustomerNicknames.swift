import Bookkeeping

/// The nicknames of a customer's open accounts.
///
/// All nicknames of a customer are in one record. If two requests choose the same nickname at once,
/// the later request conflicts with the earlier one, is tried again, and is then refused.
struct CustomerNicknames: Sendable, Hashable, Codable {
    /// The accounts by nickname; nicknames that are canonically equivalent are equal.
    private(set) var accounts: [String: AccountID] = [:]

    static let collection = "account-nickname"

    static func key(of customer: CustomerID) -> RecordKey {
        RecordKey(collection, customer.rawValue)
    }

    /// Replaces the nickname of an account, or removes the nickname if `new` is nil.
    /// - Parameters:
    ///   - account: The account.
    ///   - old: The current nickname; nil if the account has none.
    ///   - new: The new nickname; nil to remove the nickname.
    /// - Throws: `BankError` `nickname.taken`.
    mutating func rename(
        _ account: AccountID,
        from old: String?,
        to new: String?
    ) throws(BankError) {
        if let old, accounts[old] == account { accounts[old] = nil }
        guard let new else { return }
        if let other = accounts[new] {
            throw BankError(
                .refused,
                code: "nickname.taken",
                "'\(new)' is the nickname of your account '\(other)'; choose another nickname"
            )
        }
        accounts[new] = account
    }
}
