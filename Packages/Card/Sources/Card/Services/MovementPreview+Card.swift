import LedgerInterface

extension MovementPreview {
    /// What a person agrees to about a card while no money moves.
    ///
    /// - Parameters:
    ///   - title: What is about to happen.
    ///   - details: What else there is to know, beside which card and whose account.
    static func unmoving(
        _ title: String,
        _ card: Card,
        _ details: [Detail] = []
    ) -> MovementPreview {
        MovementPreview(
            title: title,
            from: "card \(card.number.masked)",
            to: "nobody",
            amount: .zero,
            details: [Detail("Account", card.account.rawValue)] + details
        )
    }
}
