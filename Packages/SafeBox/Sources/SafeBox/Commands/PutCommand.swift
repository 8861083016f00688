import BankConsole
import Console
import DependencyContainer
import SafeBoxInterface

extension Command {
    static func safeBoxPut(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox put",
            abstract: "Put money from an account into its safe box; asks for the password.",
            arguments: [.account, .amount],
            accepts: .signedRequest,
            synonyms: "save",
            examples: [
                Example("bank safebox put 3333-01-0000013 5만", "Put 50,000 won into it.")
            ],
            answer: .safeBoxMove,
            startTitle: "Set money aside."
        ) { invocation in
            try await SafeBoxMove.put.run(invocation, by: service.value)
        }
    }
}
