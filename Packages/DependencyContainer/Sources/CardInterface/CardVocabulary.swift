import LedgerInterface

extension Purpose {
    /// A card is issued to an account.
    public static let cardIssue = Purpose("card.issue")
    /// The whole number of a card is shown to the account's owner, who signs for it.
    public static let cardReveal = Purpose("card.reveal")
}
