import Bookkeeping

/// The record of something that earns interest on its closing balances: a safe box, a demand deposit
/// account.
public protocol InterestBearingRecord: Codable, Sendable {
    /// The collection in which its records are kept.
    static var collection: String { get }
    /// What its interest is called on a statement, such as `safe box interest`.
    static var interestName: String { get }
    /// The purpose under which days are counted; the bank's authority covers it.
    static var accrualPurpose: Purpose { get }
    /// The purpose under which interest is paid on a payday; the bank's authority covers it.
    static var payoutPurpose: Purpose { get }

    /// The account whose closing balances earn.
    var earningAccount: AccountID { get }
    /// The account that the interest is paid into.
    var payoutAccount: AccountID { get }
    /// What it has earned, and through which day that is counted.
    var accrual: DailyAccrual { get set }

    /// Whether what was earned before that day is paid on it.
    func isPayday(_ date: BusinessDate) -> Bool
}
