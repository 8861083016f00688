import Bookkeeping
import LedgerInterface

/// What became of the request for a card.
package struct CardIssue: Sendable, Hashable {
    /// The account it is linked to.
    package let account: AccountID
    /// The card; nil after a dry run, which issues none.
    package let card: Card?
    package let outcome: RequestOutcome
}
