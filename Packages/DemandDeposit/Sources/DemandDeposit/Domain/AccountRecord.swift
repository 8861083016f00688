import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// What the bank keeps of an open account beside its money; when the account is closed, it goes.
///
/// It is not linked to the account: what is linked keeps an account from being closed.
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

    /// The first day of a quarter.
    func isPayday(_ date: BusinessDate) -> Bool {
        date.day == 1 && date.month % 3 == 1
    }

    /// The first payday after that date.
    func nextPayday(after date: BusinessDate) -> BusinessDate {
        var day = date.next
        while !isPayday(day) { day = day.next }
        return day
    }
}
