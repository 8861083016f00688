import CardInterface

/// What a person can do at the screen of an account.
enum AccountChoice: Sendable, Hashable {
    case cash(CashMove)
    case transfer
    /// Opens the management screen of a card.
    case card(CardSummary)
    /// Opens the screen of the box, also where there is none yet.
    case safeBox
    case nickname
    /// Closes the account.
    case close
    /// Leaves the screen.
    case leave
}
