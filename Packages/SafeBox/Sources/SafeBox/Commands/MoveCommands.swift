import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func safeBoxPut(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox put",
            abstract: "Put money from the account into its box; asks for the password.",
            arguments: [.account, .amount],
            examples: [
                Example("bank safebox put 3333-01-0000013 5만", "Put 50,000 won into the box.")
            ]
        ) { invocation in
            let request = try SafeBoxMoveRequest(reading: invocation)
            let outcome = try await service.value.put(request, invocation.requestOptions())
            return try await Answer("Put into the safe box", outcome, request, service.value.ledger)
        }
    }

    static func safeBoxTake(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox take",
            abstract: "Take money out of the box into its account; asks for the password.",
            arguments: [.account, .amount],
            examples: [
                Example("bank safebox take 3333-01-0000013 2만", "Take 20,000 won out of the box.")
            ]
        ) { invocation in
            let request = try SafeBoxMoveRequest(reading: invocation)
            let outcome = try await service.value.take(request, invocation.requestOptions())
            return try await Answer(
                "Take out of the safe box",
                outcome,
                request,
                service.value.ledger
            )
        }
    }
}

extension SafeBoxMoveRequest {
    fileprivate init(reading invocation: Invocation) throws {
        self.init(account: try invocation.account(), amount: try invocation.amount())
    }
}

extension Answer {
    fileprivate init(
        _ title: String,
        _ outcome: RequestOutcome,
        _ request: SafeBoxMoveRequest,
        _ ledger: any Ledger
    ) async {
        let account = AccountID(outcome.intent.content["account"] ?? "")
        let box = AccountID(outcome.result["box"] ?? "")
        let boxBalance = await ledger.balance(of: box, after: outcome)
        let balance = await ledger.balance(of: account, after: outcome)
        var fields = [
            Field("Account", account.rawValue),
            Field("Amount", request.amount.description),
            Field("Fee", "0 won"),
        ]
        if let boxBalance { fields.append(Field("In the box", boxBalance.description)) }
        if let balance { fields.append(Field("In the account", balance.description)) }
        self.init(
            title,
            outcome,
            fields: fields,
            json: [
                "account": .string(account.rawValue),
                "amount": .won(request.amount),
                "fee": 0,
                "boxBalance": .won(boxBalance),
                "balance": .won(balance),
            ]
        )
    }
}
