import Console
import DependencyContainer

/// `bank open`: the interactive bank, at the place that a link names.
enum OpenCommand {
    static func command(bank: MainLazy<InteractiveBank>) -> Command {
        Command(
            "open",
            abstract: "Start the interactive bank at the place of a link.",
            discussion: """
                It asks for signing in first, then goes straight there. An amount in a link is only written \
                into the field: nothing moves before you sign for it.
                """,
            arguments: [
                Argument(
                    "link",
                    help: """
                        modularbank://card/NUMBER, modularbank://account/NUMBER, \
                        modularbank://safebox/ACCOUNT, modularbank://safebox/ACCOUNT/put?amount=AMOUNT.
                        """
                )
            ],
            examples: [
                Example(
                    "bank open modularbank://account/3333-01-0000013",
                    "The management screen of the account."
                ),
                Example(
                    "bank open 'modularbank://safebox/3333-01-0000013/put?amount=5만'",
                    "Putting 50,000 won into its safe box."
                ),
            ]
        ) { invocation in
            let place = try LinkedPlace(link: try invocation.argument("link"))
            try await invocation.run(InteractiveBank.program(of: bank, openingFirst: place))
            return Answer([], json: [:])
        }
    }
}
