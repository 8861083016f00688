import Bookkeeping
import Console
import DemandDepositInterface

/// A place in the interactive bank that a link names.
///
/// | link | place |
/// |---|---|
/// | `modularbank://card/5365100000000018` | the management screen of a card |
/// | `modularbank://account/3333-01-0000013` | the management screen of an account |
/// | `modularbank://safebox/3333-01-0000013` | the safe box of an account |
/// | `modularbank://safebox/3333-01-0000013/put?amount=5만` | the same, to put that amount in |
///
/// The amount of a link is only written into the field. The person still agrees to it and signs.
enum LinkedPlace: Sendable, Hashable {
    /// The management screen of a card, by its whole number.
    case card(number: String)
    /// The management screen of an account.
    case account(number: String)
    /// The safe box of an account.
    ///
    /// `amountToPut` is nil for the box itself, and otherwise the text of the field; may be empty.
    case safeBox(account: String, amountToPut: String?)

    static let scheme = "modularbank"

    /// Reads the parts of a link with this scheme.
    /// - Throws: `Failure` `link.place`; `BankError` for a mistyped account number or amount.
    init(_ parts: LinkParts) throws {
        switch (parts.path.first, parts.path.count) {
        case ("card", 2) where parts.query.isEmpty:
            self = .card(number: try Self.cardNumber(parts.path[1]))
        case ("account", 2) where parts.query.isEmpty:
            self = .account(number: try AccountNumber(parsing: parts.path[1]).description)
        case ("safebox", 2) where parts.query.isEmpty:
            self = .safeBox(
                account: try AccountNumber(parsing: parts.path[1]).description,
                amountToPut: nil
            )
        case ("safebox", 3) where parts.path[2] == "put":
            self = .safeBox(
                account: try AccountNumber(parsing: parts.path[1]).description,
                amountToPut: try Self.amount(parts.query)
            )
        default:
            throw Failure.link(
                "place",
                "'\(parts.link)' leads nowhere; use one of \(Self.forms.joined(separator: ", "))"
            )
        }
    }

    private static let forms = [
        "'modularbank://card/NUMBER'", "'modularbank://account/NUMBER'",
        "'modularbank://safebox/ACCOUNT'", "'modularbank://safebox/ACCOUNT/put?amount=AMOUNT'",
    ]

    private static func cardNumber(_ text: String) throws -> String {
        let digits = text.filter { $0 != "-" }
        guard digits.utf8.count == 16, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Failure.link("place", "'\(text)' is not a card number; one has 16 digits")
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
