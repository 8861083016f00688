import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// The nickname and the interest of an open account.
///
/// Closing the account removes the record. It is not linked to the account, because linked records keep
/// an account from being closed.
struct AccountRecord: Sendable, Hashable, Codable {
    let account: AccountID
    var nickname: String?
    var accrual: DailyAccrual

    static func key(of account: AccountID) -> RecordKey {
        RecordKey(collection, account.rawValue)
    }
}

extension AccountRecord: InterestBearingRecord {
    static let collection = "account"
    static let interestName = "account interest"
    static let accrualPurpose = Purpose.accountAccrual
    static let payoutPurpose = Purpose.accountInterest

    var earningAccount: AccountID { account }
    var payoutAccount: AccountID { account }

    /// Returns whether the date is the first day of a quarter.
    func isPayday(_ date: BusinessDate) -> Bool {
        date.day == 1 && date.month % 3 == 1
    }

    /// Returns the first payday after the date.
    func nextPayday(after date: BusinessDate) -> BusinessDate {
        var day = date.next
        while !isPayday(day) { day = day.next }
        return day
    }
}
