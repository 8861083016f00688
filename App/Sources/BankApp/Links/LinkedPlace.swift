import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer

/// A screen of the interactive bank that a link names.
///
/// | link | place |
/// |---|---|
/// | `modularbank://card/5365100000000018` | the management screen of a card |
/// | `modularbank://card/3333-01-0000013/card1` | the same, by the card's name |
/// | `modularbank://account/3333-01-0000013` | the management screen of an account |
/// | `modularbank://safebox/3333-01-0000013` | the safe box of an account |
/// | `modularbank://safebox/3333-01-0000013/put?amount=5만` | the same, to put that amount in |
///
/// A link can name an account by its nickname instead of its number. The amount in a link is only
/// filled in; the customer still confirms and signs.
enum LinkedPlace: Sendable, Hashable {
    /// The management screen of the card with the given card number.
    case card(number: String)
    /// The management screen of an account.
    case account(number: String)
    /// The safe box of an account.
    ///
    /// `amountToPut` is the initial text of the form for putting money in. If it is nil, the box is
    /// shown without the form.
    case safeBox(account: String, amountToPut: String?)

    static let scheme = "modularbank"

    /// Reads the parts of a link whose scheme is ``scheme``.
    ///
    /// - Parameters:
    ///   - parts: The parts of the link.
    ///   - names: Finds the accounts and cards that the link names without their numbers.
    /// - Throws: `Failure` `link.place`; `BankError` for a mistyped account number or amount, and
    ///   for an unknown nickname or card.
    init(_ parts: LinkParts, names: LinkNames) async throws {
        switch (parts.path.first, parts.path.count) {
        case ("card", 2) where parts.query.isEmpty:
            self = .card(number: try Self.cardNumber(parts.path[1]))
        case ("card", 3) where parts.query.isEmpty:
            self = .card(number: try await names.card(parts.path[2], of: parts.path[1]))
        case ("account", 2) where parts.query.isEmpty:
            self = .account(number: try await names.account(parts.path[1]).description)
        case ("safebox", 2) where parts.query.isEmpty:
            self = .safeBox(
                account: try await names.account(parts.path[1]).description,
                amountToPut: nil
            )
        case ("safebox", 3) where parts.path[2] == "put":
            let amount = try Self.amount(parts.query)
            self = .safeBox(
                account: try await names.account(parts.path[1]).description,
                amountToPut: amount
            )
        default:
            throw Failure.link(
                "place",
                "'\(parts.link)' names no screen; use one of \(Self.forms.joined(separator: ", "))"
            )
        }
    }

    private static let forms = [
        "'modularbank://card/NUMBER'", "'modularbank://card/ACCOUNT/CARD'",
        "'modularbank://account/ACCOUNT'",
        "'modularbank://safebox/ACCOUNT'", "'modularbank://safebox/ACCOUNT/put?amount=AMOUNT'",
    ]

    private static func cardNumber(_ text: String) throws -> String {
        let digits = text.filter { $0 != "-" }
        guard digits.utf8.count == 16, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Failure.link(
                "place",
                "'\(text)' is not a card number; name the card, as in "
                    + "'modularbank://card/월급/card1', or write its 16 digits"
            )
        }
        return digits
    }

    private static func amount(_ query: [String: String]) throws -> String {
        if let other = query.keys.first(where: { $0 != "amount" }) {
            throw Failure.link("place", "unknown parameter '\(other)' in the link; use 'amount'")
        }
        guard let text = query["amount"] else { return "" }
        _ = try Money(parsing: text)
        return text
    }
}

/// Finds the accounts and cards that a link names without their numbers.
struct LinkNames: Sendable {
    let accounts: Lazy<any DemandDepositInject>
    let cards: Lazy<any CardInject>

    /// Returns the number of the account `text`, which is a number or a nickname.
    func account(_ text: String) async throws -> AccountNumber {
        switch try AccountReference(parsing: text) {
        case .number(let number): number
        case .nickname(let nickname): try await accounts.value.account(nickname).number
        }
    }

    /// Returns the full number of a card that is in use.
    ///
    /// - Parameters:
    ///   - card: The last part of the card's name, such as `card1`.
    ///   - text: The number or nickname of the account.
    /// - Throws: `BankError` `card.unknown` if the account has no such card in use.
    func card(_ card: String, of text: String) async throws -> String {
        let account = try await account(text).accountID
        let name = "\(account)/\(card)"
        guard
            let found = try await cards.value.cards(linkedTo: account).first(where: {
                $0.name == name
            })
        else {
            throw BankError(
                .notFound,
                code: "card.unknown",
                "there is no card '\(name)' in use; 'bank card list' shows the cards"
            )
        }
        return found.cardNumber
    }
}
