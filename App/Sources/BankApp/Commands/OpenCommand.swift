import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer

extension Command {
    /// The command `bank open`.
    static func open(
        bank: MainLazy<InteractiveBank>,
        game: Lazy<InteractiveGame?>,
        accounts: Lazy<any DemandDepositInject>,
        cards: Lazy<any CardInject>,
        gameLinks: [Example]
    ) -> Command {
        let hasGames = !gameLinks.isEmpty
        return Command(
            "open",
            abstract:
                "Open a screen of the interactive bank\(hasGames ? ", or a game," : "") by its link.",
            discussion: """
                The bank asks you to sign in first, and then opens the screen. An amount in a link is \
                only filled in for you: no money moves before you sign.\
                \(hasGames ? " A game asks for the names of two players, and needs no sign-in." : "")
                """,
            arguments: [
                Argument(
                    "link",
                    help: """
                        One of modularbank://card/NUMBER, modularbank://card/ACCOUNT/CARD, \
                        modularbank://account/ACCOUNT, \
                        modularbank://safebox/ACCOUNT\(hasGames ? "," : " and") \
                        modularbank://safebox/ACCOUNT/put?amount=AMOUNT\
                        \(hasGames ? " and \(GameLink.form)" : ""). An ACCOUNT is a number or a nickname.
                        """
                )
            ],
            accepts: .screens,
            synonyms: "link url",
            examples: [
                Example(
                    "bank open modularbank://account/3333-01-0000013",
                    "Open the management screen of the account."
                ),
                Example("bank open modularbank://card/생활비/card1", "Open the account's first card."),
                Example(
                    "bank open 'modularbank://safebox/3333-01-0000013/put?amount=5만'",
                    "Prepare to put 50,000 won into the safe box."
                ),
            ] + gameLinks
        ) { invocation in
            switch try Link(try invocation.argument("link")) {
            case .place(let parts):
                let names = LinkNames(accounts: accounts, cards: cards)
                let place = try await LinkedPlace(parts, names: names)
                try await invocation.run(InteractiveBank.program(of: bank, openingFirst: place))
            case .game(let link):
                try await invocation.run(game.required().program(opening: link))
            }
            return Answer([], json: [:])
        }
    }
}
