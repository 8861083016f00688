import LedgerInterface

extension Purpose {
    public static let cardIssue = Purpose("card.issue")
    /// The full number of a card is shown to its owner.
    public static let cardReveal = Purpose("card.reveal")
}
