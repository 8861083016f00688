import Bookkeeping

/// The nicknames of a customer's open accounts.
///
/// It is one record for each customer, so that of two simultaneous requests for a nickname one
/// conflicts, starts over and finds it taken.
struct CustomerNicknames: Sendable, Hashable, Codable {
    /// The accounts by nickname, where canonically equivalent texts are equal.
    private(set) var accounts: [String: AccountID] = [:]

    static let collection = "account-nickname"

    static func key(of customer: CustomerID) -> RecordKey {
        RecordKey(collection, customer.rawValue)
    }

    /// Moves an account to another nickname.
    /// - Parameters:
    ///   - account: The account.
    ///   - old: The nickname until now, if any.
    ///   - new: The nickname from now on, if any.
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
                "'\(new)' is the nickname of your account '\(other)' already; choose another"
            )
        }
        accounts[new] = account
    }
}
