import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import GameInterface
import LedgerInterface
import SigningInterface

extension Command {
    /// The command `game reset <PLAYER1> <PLAYER2> --customer ID`.
    static func gameReset(
        _ scores: Lazy<any ScoresInject>,
        _ signing: Lazy<any SigningInject>,
        _ customers: Lazy<any CustomerInject>
    ) -> Command {
        Command(
            "game reset",
            abstract: "Reset the score of two players to zero; asks for the password.",
            discussion: """
                Any customer of the bank can sign the reset. The order of the players does not \
                matter. Put a name that contains a space in quotation marks.
                """,
            arguments: [
                Argument("player1", help: "The name of one player, as in 'game scores'."),
                Argument("player2", help: "The name of the other player."),
            ],
            options: [
                .customer(
                    help: """
                        The customer who signs, such as C000001; not needed while there is one \
                        customer.
                        """
                )
            ],
            accepts: .signedRequest,
            examples: [
                Example(
                    "bank game reset 하나 'The machine' --customer C000001",
                    "Reset the score of 하나 against the machine."
                )
            ],
            answer: .request(["player1": .string, "player2": .string, "customer": .customer])
        ) { invocation in
            let players = try PlayerNameRule.validated(
                Players(
                    player1Name: try invocation.argument("player1"),
                    player2Name: try invocation.argument("player2")
                )
            )
            let options = try invocation.requestOptions()
            // An unknown customer must be refused in a dry run, too, which asks for no signature.
            let directory = try customers.value
            let customer = try await directory.customer(
                invocation.customer { try await directory.onlyCustomer() }
            )
            let outcome = try await scores.value.reset(
                scoreOf: players,
                by: customer.id,
                signing: try signing.value,
                options
            )
            return .reset(of: players, by: customer.id, outcome)
        }
        .namingNextCommand { code in
            code == "game.score-none" ? "'bank game scores' lists all scores" : nil
        }
    }
}

extension Answer {
    fileprivate static func reset(
        of players: Players,
        by customer: CustomerID,
        _ outcome: RequestOutcome
    ) -> Answer {
        Answer(
            "Score reset",
            outcome,
            fields: [
                Field("Players", "\(players.player1Name) and \(players.player2Name)"),
                Field("Signed by", customer.rawValue),
            ],
            json: [
                "player1": .string(players.player1Name),
                "player2": .string(players.player2Name),
                "customer": .string(customer.rawValue),
            ]
        )
    }
}
