import Bookkeeping
import DependencyContainer

/// A check card, as other features see it.
public struct CardSummary: Sendable, Hashable {
    /// The number with its middle hidden: `5365-10**-****-0018`.
    public let maskedNumber: String
    /// The whole number, 16 digits without anything between: for asking for the card's screen,
    /// never for showing. It does not print with the summary.
    public let cardNumber: String
    /// The demand deposit account it is linked to.
    public let account: AccountID

    /// - Parameters:
    ///   - maskedNumber: The number with its middle hidden, never the whole one.
    ///   - cardNumber: The whole number, 16 digits.
    ///   - account: The demand deposit account it is linked to.
    public init(maskedNumber: String, cardNumber: String, account: AccountID) {
        self.maskedNumber = maskedNumber
        self.cardNumber = cardNumber
        self.account = account
    }
}

extension CardSummary: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(maskedNumber) of \(account)" }

    /// Keeps the whole number out of `dump` and of debuggers.
    public var customMirror: Mirror {
        Mirror(self, children: ["maskedNumber": maskedNumber, "account": account])
    }
}

/// The check cards, for features that show what is linked to an account.
public protocol CardInject: Sendable {
    /// The cards of that account that were not replaced or closed, oldest first; none for an
    /// account that there is not.
    /// - Throws: `BankError` when the book cannot be read.
    func cards(linkedTo account: AccountID) async throws -> [CardSummary]
}

/// The check cards.
public let cardInject = InjectID<any CardInject>("CardInject")
