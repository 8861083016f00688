import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountDeposit(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account deposit",
            abstract: "Pay cash into an account.",
            arguments: [.account, .amount],
            options: [.memo],
            examples: [
                Example("bank account deposit 3333-01-0000013 1000만", "Pay 10,000,000 won in.")
            ],
            startTitle: "Pay cash in."
        ) { invocation in
            let request = try CashRequest(reading: invocation)
            let outcome = try await service.value.deposit(request, invocation.requestOptions())
            return try await Answer("Deposit", cash: outcome, request, of: service.value)
        }
    }

    static func accountWithdraw(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account withdraw",
            abstract: "Take cash out of an account; asks for the authentication password.",
            arguments: [.account, .amount],
            options: [.memo],
            examples: [
                Example("bank account withdraw 생활비 3만", "Take 30,000 won out.")
            ]
        ) { invocation in
            let request = try CashRequest(reading: invocation)
            let outcome = try await service.value.withdraw(request, invocation.requestOptions())
            return try await Answer("Withdraw", cash: outcome, request, of: service.value)
        }
    }
}

extension CashRequest {
    fileprivate init(reading invocation: Invocation) throws {
        self.init(
            account: try invocation.account(),
            amount: try invocation.amount(),
            memo: try invocation.memo()
        )
    }
}

extension Answer {
    fileprivate init(
        _ title: String,
        cash outcome: RequestOutcome,
        _ request: CashRequest,
        of service: DemandDepositService
    ) async {
        let account = AccountID(outcome.intent.content["account"] ?? "")
        let balance = await service.ledger.balance(of: account, after: outcome)
        var fields = [
            Field("Account", account.rawValue),
            Field("Amount", request.amount.description),
        ]
        if !request.memo.isEmpty { fields.append(Field("Memo", request.memo)) }
        if let balance { fields.append(Field("Balance", balance.description)) }
        self.init(
            title,
            outcome,
            fields: fields,
            json: [
                "account": .string(account.rawValue),
                "amount": .won(request.amount),
                "fee": 0,
                "memo": .string(request.memo),
                "balance": .won(balance),
            ]
        )
    }
}
