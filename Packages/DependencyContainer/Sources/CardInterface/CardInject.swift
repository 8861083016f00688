public import Bookkeeping
public import DependencyContainer

/// A check card, with the properties that other features may use.
public struct CardSummary: Sendable, Hashable {
    /// The name of the card, such as `3333-01-0000013/card1`, which contains no digit of the card
    /// number.
    public let name: String
    /// The card number with hidden middle digits, such as `5365-10**-****-0018`.
    public let maskedNumber: String
    /// The whole card number, 16 digits without separators.
    ///
    /// Pass the number to the card's screen, but never show it. The description of the summary
    /// omits it.
    public let cardNumber: String
    /// The demand deposit account that the card is linked to.
    public let account: AccountID

    public init(name: String, maskedNumber: String, cardNumber: String, account: AccountID) {
        self.name = name
        self.maskedNumber = maskedNumber
        self.cardNumber = cardNumber
        self.account = account
    }
}

extension CardSummary: CustomStringConvertible, CustomReflectable {
    /// The masked number and the account.
    public var description: String { "\(maskedNumber) of \(account)" }

    /// A mirror without the whole card number, for `dump` and debuggers.
    public var customMirror: Mirror {
        Mirror(self, children: ["name": name, "maskedNumber": maskedNumber, "account": account])
    }
}

/// The check cards, for features that show the cards of an account.
public protocol CardInject: Sendable {
    /// Returns the account's cards that were neither replaced nor closed, oldest first.
    ///
    /// An unknown account has no cards.
    /// - Throws: `BankError` when the book cannot be read.
    func cards(linkedTo account: AccountID) async throws -> [CardSummary]
}

/// The id of the ``CardInject`` service.
public let cardInject = InjectID<any CardInject>("CardInject")
