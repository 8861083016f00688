import Bookkeeping

/// How somebody says which card is meant.
package enum CardReference: Sendable, Hashable {
    /// By its whole number.
    case number(CardNumber)
    /// By its name, such as `3333-01-0000013/card1`, which holds no digit of its number.
    case name(String)
    /// By what is shown of it, the last four digits or the masked number, among the cards of an
    /// account; that by number or nickname.
    case shown(String, account: String)

    /// - Parameters:
    ///   - text: A name, a whole number, its last four digits, or the masked number.
    ///   - account: The account's number or nickname; a name and a whole number do without.
    /// - Throws: `BankError` `card.account` when the account is needed and missing, and as
    ///   ``CardNumber/init(parsing:)``.
    package init(parsing text: String, account: String?) throws(BankError) {
        guard !text.contains("/") else {
            self = .name(text)
            return
        }
        let isLastFour = text.utf8.count == 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isLastFour || text.contains("*") else {
            self = .number(try CardNumber(parsing: text))
            return
        }
        guard let account else {
            throw BankError(
                .badData,
                code: "card.account",
                "“\(text)” is only a part of a card number; say whose with --account"
            )
        }
        self = .shown(text, account: account)
    }
}
