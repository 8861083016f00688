import LedgerInterface

/// What became of a request that changes a card.
package struct CardChange: Sendable, Hashable {
    /// The card as it is now; after a dry run, as it would be.
    package let card: Card
    package let outcome: RequestOutcome
}
