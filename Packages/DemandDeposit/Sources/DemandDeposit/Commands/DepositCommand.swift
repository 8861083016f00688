import BankConsole
import Console
import DemandDepositInterface
import DependencyContainer

extension Command {
    static func accountDeposit(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account deposit",
            abstract: "Pay cash in.",
            arguments: [.account, .amount],
            options: [.memo],
            accepts: .request,
            synonyms: "입금",
            examples: [
                Example("bank account deposit 3333-01-0000013 1000만", "Pay in 10,000,000 won.")
            ],
            answer: .cashMove,
            startTitle: "Pay cash in."
        ) { invocation in
            try await CashMove.deposit.run(invocation, by: service.value)
        }
    }
}
