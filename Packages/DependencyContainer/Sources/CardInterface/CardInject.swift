import DependencyContainer
import LedgerInterface

/// A check card, as other features see it.
public struct CardSummary: Sendable, Hashable {
    /// The number with its middle hidden: `5365-10**-****-0018`.
    public let maskedNumber: String
    /// The demand deposit account it is linked to.
    public let account: AccountID

    /// - Parameters:
    ///   - maskedNumber: The number with its middle hidden, never the whole one.
    ///   - account: The demand deposit account it is linked to.
    public init(maskedNumber: String, account: AccountID) {
        self.maskedNumber = maskedNumber
        self.account = account
    }
}

/// The check cards, for features that show what is linked to an account.
public protocol CardInject: Sendable {
    /// The cards of that account, oldest first; none for an account that there is not.
    /// - Throws: `BankError` when the book cannot be read.
    func cards(linkedTo account: AccountID) async throws -> [CardSummary]
}

/// The check cards.
public let cardInject = InjectID<any CardInject>("CardInject")
