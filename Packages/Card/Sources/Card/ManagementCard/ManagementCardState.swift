import Console

/// What the screen of a card shows.
struct ManagementCardState: Sendable {
    /// nil while it is being looked up, or cannot be shown.
    var overview: CardOverview?
    /// The whole number, once the customer has signed for seeing it; until something else is done.
    var wholeNumber: String?
    var notice: Notice?
}
