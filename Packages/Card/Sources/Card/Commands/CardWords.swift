import Bookkeeping
import Console

/// The words of a command line that more than one command has.
extension Argument {
    static func account(help: String) -> Argument {
        Argument("account", help: help)
    }

    static let card = Argument(
        "card",
        help: "Its name, as 'card list' has it; its number; its last four digits, with --account."
    )

    static let payment = Argument(
        "payment",
        help: "Which payment, as 'card pay' and 'card history' name it."
    )

    /// - Parameter rest: What is meant when it is left out.
    static func part(help: String) -> Argument {
        Argument("amount", help: help, isOptional: true)
    }
}

extension Option {
    static let cardAccount = Option.value(
        "account",
        placeholder: "ACCOUNT",
        help: "The account it is linked to, by number or nickname."
    )
}

extension Invocation {
    /// The card that ``Console/Argument/card`` and ``Console/Option/cardAccount`` name.
    /// - Throws: `BankError` `card.account`, `card.number`, `card.mistyped`.
    func card() throws -> CardReference {
        try CardReference(parsing: try argument("card"), account: option("account"))
    }

    /// The amount of ``Console/Argument/part(help:)``; nil for all there is.
    /// - Throws: `BankError` `amount.…`.
    func part() throws -> Money? {
        try optionalArgument("amount").map { try Money(parsing: $0) }
    }
}
