import Bookkeeping
import DemandDepositInterface

/// The serial number of the account that was opened last.
///
/// A serial number is never reused, even after the account is closed.
struct AccountCounter: Sendable, Hashable, Codable {
    private(set) var last = 0

    static let key = RecordKey("account-counter", "\(branch)")
    /// The bank's only branch, which is the `01` in the account number `3333-01-0000013`.
    private static let branch = 1

    /// Counts up and returns the number of the next account.
    /// - Throws: `BankError` `account.none-left` after 999,999 accounts.
    mutating func next() throws(BankError) -> AccountNumber {
        guard let number = AccountNumber(branch: Self.branch, serial: last &+ 1) else {
            throw BankError(
                .refused,
                code: "account.none-left",
                "all \(last) account numbers are used up; the bank can open no more accounts"
            )
        }
        last += 1
        return number
    }
}
