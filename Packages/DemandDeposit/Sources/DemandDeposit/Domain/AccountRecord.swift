import Bookkeeping
import DemandDepositInterface

/// The nickname and the interest of an open account.
///
/// The record is removed when the account is closed. The record is not linked to the account,
/// because a linked record prevents the closing.
struct AccountRecord: Sendable, Hashable, Codable {
    let account: AccountID
    var nickname: String?
    var anchor: InterestAnchor

    // Books keep the names of their first version.
    private enum CodingKeys: String, CodingKey {
        case account, nickname
        case anchor = "accrual"
    }

    static func key(of account: AccountID) -> RecordKey {
        RecordKey(collection, account.rawValue)
    }

    /// Returns the first day of the quarter after the quarter of `date`; nil at the end of the
    /// calendar.
    static func payday(after date: BusinessDate) -> BusinessDate? {
        let quarter = date.year * 4 + (date.month - 1) / 3 + 1
        return BusinessDate(year: quarter / 4, month: quarter % 4 * 3 + 1, day: 1)
    }
}

extension AccountRecord: InterestBearingRecord {
    static let collection = "account"
    static let interestName = "account interest"
    static let payoutPurpose = Purpose.accountInterest

    var earningAccount: AccountID { account }
    var payoutAccount: AccountID { account }

    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        Self.payday(after: date)
    }
}
