/// A request of a customer or a merchant to the bank, in plain values.
///
/// Accounts are named by their number, cards and payments by the name of their record.
enum Request: Hashable, Sendable {
    case open(customer: String, nickname: String)
    case name(account: String, nickname: String)
    case deposit(Int, into: String)
    case withdraw(Int, from: String)
    case transfer(Int, from: String, to: String)
    case close(account: String)
    case openBox(account: String, limit: Int)
    case put(Int, account: String)
    case take(Int, account: String)
    case takeInterest(account: String)
    case setPayout(account: String, isMonthly: Bool)
    case closeBox(account: String)
    case issue(account: String)
    /// Locks or unlocks payments in Korea, abroad, or both.
    case lock(card: String, domestic: Bool, overseas: Bool, isLocked: Bool)
    case limit(card: String, perPayment: Int, perDay: Int)
    case lose(card: String)
    case reissue(card: String)
    case closeCard(String)
    case pay(Int, card: String, isOverseas: Bool)
    /// Settles a part, or with nil the whole hold.
    case settle(payment: String, Int?)
    case void(payment: String)
    /// Cancels a part, or with nil everything that is settled.
    case cancel(payment: String, Int?)
}
