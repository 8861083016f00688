import Bookkeeping
import DemandDepositInterface

/// A reference to a card, as a customer types it.
enum CardReference: Sendable, Hashable {
    /// The whole card number.
    case number(CardNumber)
    /// The name of the card's record, such as `3333-01-0000013/card1`.
    ///
    /// The name can begin with the account's nickname instead of the account's number.
    case name(String)
    /// The last four digits or the masked number, together with the account's number or nickname.
    case masked(String, account: String)

    /// - Parameters:
    ///   - text: A card's name, its whole number, its last four digits, or its masked number.
    ///   - account: The account's number or nickname, needed only with the last four digits or a
    ///     masked number.
    /// - Throws: `BankError` `card.account` when the account is needed but missing, and the errors
    ///   of ``CardNumber/init(parsing:)``.
    init(parsing text: String, account: String?) throws(BankError) {
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
                "'\(text)' is only a part of a card number; add the account with '--account'"
            )
        }
        self = .masked(text, account: account)
    }

    /// Returns whether this reference could have found `card` at an earlier time.
    ///
    /// Since then, the account may have got another nickname or another card with the same digits.
    func mayHaveNamed(_ card: Card) -> Bool {
        guard case .masked(let text, let account) = self else {
            return mayHaveNamed(record: card.recordName)
        }
        let number = try? AccountNumber(parsing: account)
        return [card.number.lastFour, card.number.masked].contains(text)
            && number.map { $0.accountID == card.account } ?? true
    }

    /// Returns whether this reference could have named the record when the account had another
    /// nickname.
    ///
    /// - Parameter recordName: The name of a card or payment that begins with the account's number.
    func mayHaveNamed(record recordName: String) -> Bool {
        guard case .name(let name) = self else { return false }
        let parts = name.split(separator: "/", maxSplits: 1)
        return parts.count == 2 && !AccountReference.looksLikeNumber(String(parts[0]))
            && recordName.hasSuffix("/\(parts[1])")
    }
}
