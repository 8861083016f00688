import Bookkeeping
import DemandDepositInterface

/// The serial of the account opened last.
///
/// Serials are counted up and never reused, even after their account is closed.
struct AccountCounter: Sendable, Hashable, Codable {
    private(set) var last = 0

    static let key = RecordKey("account-counter", "\(branch)")
    /// The bank's only branch: the `01` of `3333-01-0000013`.
    private static let branch = 1

    /// Returns the next number.
    /// - Throws: `BankError` `account.none-left` after 999,999 accounts.
    mutating func next() throws(BankError) -> AccountNumber {
        guard let number = AccountNumber(branch: Self.branch, serial: last + 1) else {
            throw BankError(
                .refused,
                code: "account.none-left",
                "all \(last) account numbers of the bank are given out; it can open no more accounts"
            )
        }
        last += 1
        return number
    }
}
