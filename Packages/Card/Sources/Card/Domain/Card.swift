import LedgerInterface

/// A check card: a number, and the demand deposit account it is linked to.
package struct Card: Sendable, Hashable, Codable {
    package let number: CardNumber
    package let account: AccountID
    /// 1 for the first card of its account, 2 for the next …
    package let ordinal: Int
    /// The business date on which it was issued.
    package let issued: BusinessDate
}
