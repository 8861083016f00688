import Bookkeeping
import LedgerInterface
import SafeBoxInterface

/// What the bank keeps of a safe box beside its money. It is linked to the demand deposit account, so
/// that account cannot be closed while it has a box; when the box is closed, it goes.
struct SafeBoxRecord: Sendable, Hashable, Codable {
    /// The demand deposit account that the box belongs to.
    let linkedAccount: AccountID
    /// The box's own account in the book, such as `3333-01-0000013/box1`.
    let boxAccount: AccountID
    let limit: SafeBoxLimit
    var payout: PayoutSchedule
    var accrual: DailyAccrual

    /// An account has one box, so the box is found by its account.
    static func key(ofBoxLinkedTo account: AccountID) -> RecordKey {
        RecordKey(collection, account.rawValue)
    }
}

extension SafeBoxRecord: InterestBearingRecord {
    static let collection = "safebox"
    static let interestName = "safe box interest"
    static let accrualPurpose = Purpose.safeBoxAccrual
    static let payoutPurpose = Purpose.safeBoxMonthlyInterest

    var earningAccount: AccountID { boxAccount }
    var payoutAccount: AccountID { linkedAccount }

    func isPayday(_ date: BusinessDate) -> Bool {
        payout.isPayday(date)
    }
}
