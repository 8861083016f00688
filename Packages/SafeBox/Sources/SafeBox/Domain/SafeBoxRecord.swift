import Bookkeeping
import SafeBoxInterface

/// The book's record of a safe box; the money itself is in the account ``boxAccount``.
///
/// The record is linked to the demand deposit account, which cannot be closed while the record
/// exists. Closing the safe box removes the record.
struct SafeBoxRecord: Sendable, Hashable, Codable {
    /// The demand deposit account that the safe box belongs to.
    let linkedAccount: AccountID
    /// The id of the account that holds the box's money, such as `3333-01-0000013/box1`.
    let boxAccount: AccountID
    let limit: SafeBoxLimit
    var payout: PayoutSchedule
    var anchor: InterestAnchor

    // Books keep the names of their first version.
    private enum CodingKeys: String, CodingKey {
        case linkedAccount, boxAccount, limit, payout
        case anchor = "accrual"
    }

    /// Returns the id of the account that holds a safe box's money.
    /// - Parameters:
    ///   - number: The number of the safe box within the account, starting at 1.
    ///   - account: The demand deposit account.
    static func boxAccount(_ number: Int, of account: AccountID) -> AccountID {
        AccountID("\(account)/box\(number)")
    }

    /// Returns the record key of an account's safe box; an account has at most one safe box.
    static func key(ofBoxLinkedTo account: AccountID) -> RecordKey {
        RecordKey(collection, account.rawValue)
    }
}

extension SafeBoxRecord: InterestBearingRecord {
    static let collection = "safebox"
    static let interestName = "safe box interest"
    static let payoutPurpose = Purpose.safeBoxMonthlyInterest

    var earningAccount: AccountID { boxAccount }
    var payoutAccount: AccountID { linkedAccount }

    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        payout.nextPayday(after: date)
    }
}
