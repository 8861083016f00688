import BankConsole
import Console
import DemandDepositInterface
import DependencyContainer

extension Command {
    static func accountWithdraw(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account withdraw",
            abstract: "Take cash out of an account; asks for the authentication password.",
            arguments: [.account, .amount],
            options: [.memo],
            accepts: .signedRequest,
            synonyms: "withdrawal 출금",
            examples: [
                Example("bank account withdraw 생활비 3만", "Take 30,000 won out.")
            ],
            answer: .cashMove
        ) { invocation in
            try await CashMove.withdraw.run(invocation, by: service.value)
        }
    }
}
