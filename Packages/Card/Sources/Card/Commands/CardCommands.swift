import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

/// The commands `card …`, in the order in which the help lists them.
enum CardCommands {
    static let group = CommandGroup(
        "card",
        abstract: "Check cards (체크카드): issue them, manage them, pay."
    )

    static let all: [@Sendable (Lazy<CardService>) -> Command] = [
        Command.issueCard, Command.listCards, Command.showCard, Command.payByCard,
        Command.showCardHistory, Command.settlePayment, Command.voidPayment,
        Command.cancelPayment, Command.lockCard, Command.unlockCard, Command.changeCardLimits,
        Command.reportCardLost, Command.reissueCard, Command.closeCard,
    ]

    /// Returns advice that names the next command, or nil if no command helps.
    /// - Parameter code: The error code of the refusal.
    @Sendable static func hint(for code: String) -> String? {
        switch code {
        case "card.unknown": "'bank card list' shows the cards of an account"
        case "card.lost": "'bank card reissue' replaces the lost card"
        case "card.not-lost": "'bank card lose' reports the card lost"
        case "card.locked": "'bank card unlock' unlocks the card"
        case "card.limit-payment", "card.limit-day": "'bank card limits' changes the limits"
        case "payment.unknown": "'bank card history' shows the payments of a card"
        case "card.record", "payment.record": "'bank audit' checks the book"
        default: nil
        }
    }
}

extension Command {
    /// Creates a command that changes the card named by its first argument, and prints the card.
    /// - Parameter edit: Reads the change from the options.
    static func changingCard(
        _ service: Lazy<CardService>,
        _ path: String,
        title: String,
        abstract: String,
        discussion: String = "",
        options: [Option] = [],
        accepts: SelectiveOptions = .signedRequest,
        synonyms: String = "",
        example: Example,
        edit: @escaping @Sendable (Invocation) throws -> CardEdit
    ) -> Command {
        Command(
            path,
            abstract: abstract,
            discussion: discussion,
            arguments: [.card],
            options: [.cardAccount] + options,
            accepts: accepts,
            synonyms: synonyms,
            examples: [example],
            answer: .request(.cardDetails)
        ) { invocation in
            let change = try edit(invocation)
            let card = try invocation.card()
            let request = try invocation.requestOptions()
            return .change(
                title,
                try await service.value.changeCard(card, change, options: request)
            )
        }
    }

    /// Creates a command that changes the payment named by its first argument, and prints the
    /// payment.
    /// - Parameters:
    ///   - amountHelp: The help of the argument AMOUNT; nil for a command without an amount.
    ///   - step: Returns the step for the given amount, which is nil for the whole amount.
    static func changingPayment(
        _ service: Lazy<CardService>,
        _ path: String,
        title: String,
        abstract: String,
        discussion: String = "",
        amountHelp: String? = nil,
        examples: @autoclosure @escaping @Sendable () -> [Example],
        step: @escaping @Sendable (Money?) -> PaymentStep
    ) -> Command {
        let amount = amountHelp.map {
            Argument("amount", help: $0, isOptional: true, phrase: Argument.moneyCharacters)
        }
        return Command(
            path,
            abstract: abstract,
            discussion: discussion,
            arguments: [
                Argument("payment", help: "The payment's name, as 'card pay' prints it.")
            ] + (amount.map { [$0] } ?? []),
            accepts: .request,
            examples: examples(),
            answer: .changedPayment
        ) { invocation in
            let name = try invocation.argument("payment")
            let request = try invocation.requestOptions()
            let text = amount == nil ? nil : invocation.optionalArgument("amount")
            let change = step(try text.map { try Money(parsing: $0) })
            return .payment(
                title,
                try await service.value.changePayment(name, change, options: request)
            )
        }
    }
}

extension Argument {
    static let card = Argument(
        "card",
        help: "The card, by name, by number, or by its last four digits with --account.",
        completion: .cards
    )
}

extension Completion {
    /// Completes the names of cards that are not lost, which begin with an account's number or
    /// nickname.
    static let cards = Completion(
        "card list",
        "cards",
        ["card"],
        excluding: ["state": CardState.lost.rawValue],
        description: "maskedNumber",
        beginning: .accounts
    )
}

extension Option {
    static let cardAccount = Option.value(
        "account",
        placeholder: "ACCOUNT",
        help: "The linked account, by number or nickname.",
        completion: .accounts
    )
}

extension Invocation {
    /// Reads the card from the argument `card` and the option `--account`.
    /// - Throws: `BankError` `card.account`, `card.number`, `card.mistyped`.
    func card() throws -> CardReference {
        try CardReference(parsing: try argument("card"), account: option("account"))
    }
}
