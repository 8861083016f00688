import BankConsole
import Console
import DependencyContainer
import SafeBoxInterface

extension Command {
    static func safeBoxTake(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox take",
            abstract: "Move money from a safe box back to its account; asks for the password.",
            arguments: [.account, .amount],
            accepts: .signedRequest,
            examples: [
                Example("bank safebox take 3333-01-0000013 2만", "Take 20,000 won out of the box.")
            ],
            answer: .safeBoxMove
        ) { invocation in
            try await SafeBoxMove.take.run(invocation, by: service.value)
        }
    }
}
