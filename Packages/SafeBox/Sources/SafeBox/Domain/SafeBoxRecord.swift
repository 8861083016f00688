import Bookkeeping
import LedgerInterface
import SafeBoxInterface

/// The record of a safe box in the book, beside its money.
///
/// It is linked to the demand deposit account, which therefore cannot be closed while it has a box.
/// Closing the box removes the record.
struct SafeBoxRecord: Sendable, Hashable, Codable {
    /// The demand deposit account that the box belongs to.
    let linkedAccount: AccountID
    /// The box's own account in the book, such as `3333-01-0000013/box1`.
    let boxAccount: AccountID
    let limit: SafeBoxLimit
    var payout: PayoutSchedule
    var anchor: InterestAnchor

    // Books keep the names of their first version.
    private enum CodingKeys: String, CodingKey {
        case linkedAccount, boxAccount, limit, payout
        case anchor = "accrual"
    }

    /// Returns the account for the money in a box.
    /// - Parameters:
    ///   - number: The number of the box within the account, starting at 1.
    ///   - account: The demand deposit account.
    static func boxAccount(_ number: Int, of account: AccountID) -> AccountID {
        AccountID("\(account)/box\(number)")
    }

    /// An account has one box, so the box is found by its account.
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
