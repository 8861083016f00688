/// The command that helps against a refusal.
enum NextCommand {
    /// - Parameter code: The refusal's.
    /// - Returns: What it does, behind its name; nil where no command helps.
    @Sendable static func hint(for code: String) -> String? {
        switch code {
        case "card.unknown": "`bank card list` shows an account's cards"
        case "card.lost": "`bank card reissue` replaces it"
        case "card.not-lost": "`bank card lose` does that"
        case "card.locked": "`bank card unlock` does that"
        case "card.limit-payment", "card.limit-day": "`bank card limits` does that"
        case "payment.unknown": "`bank card history` lists those of a card"
        case "card.record", "payment.record": "`bank audit` does that"
        default: nil
        }
    }
}
