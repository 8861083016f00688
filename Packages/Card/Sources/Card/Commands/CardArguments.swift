import Bookkeeping
import Console

extension Argument {
    static func account(help: String) -> Argument {
        Argument("account", help: help)
    }

    static let card = Argument(
        "card",
        help: "The card, by name, by number, or by its last four digits with --account."
    )

    static let payment = Argument(
        "payment",
        help: "The payment, as 'card pay' and 'card history' name it."
    )

    /// An amount that may be omitted.
    static func part(help: String) -> Argument {
        Argument("amount", help: help, isOptional: true)
    }
}

extension Option {
    static let cardAccount = Option.value(
        "account",
        placeholder: "ACCOUNT",
        help: "The linked account, by number or nickname."
    )
}

extension Invocation {
    /// Reads ``Console/Argument/card`` and ``Console/Option/cardAccount``.
    /// - Throws: `BankError` `card.account`, `card.number`, `card.mistyped`.
    func card() throws -> CardReference {
        try CardReference(parsing: try argument("card"), account: option("account"))
    }

    /// Reads ``Console/Argument/part(help:)``, which is nil if omitted.
    /// - Throws: `BankError` `amount.…`.
    func part() throws -> Money? {
        try optionalArgument("amount").map { try Money(parsing: $0) }
    }
}

/// The advice that commands add to refusals.
enum NextCommand {
    /// Returns the command that helps after a refusal, or nil if no command helps.
    /// - Parameter code: The error code of the refusal.
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
