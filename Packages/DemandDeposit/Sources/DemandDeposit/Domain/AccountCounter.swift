import Bookkeeping
import DemandDepositInterface

/// The serial of the account opened last. Numbers are counted up and never given again, also when
/// their account is closed.
struct AccountCounter: Sendable, Hashable, Codable {
    private(set) var last = 0

    static let key = RecordKey("account-counter", "\(branch)")
    /// The `01` of `3333-01-0000013`: the one branch that this bank has.
    private static let branch = 1

    /// The next number.
    /// - Throws: `BankError` `account.none-left` after a million accounts.
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
