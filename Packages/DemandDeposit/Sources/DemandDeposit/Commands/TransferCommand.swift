import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountTransfer(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account transfer",
            abstract: "Send money to another account; asks for the authentication password.",
            arguments: [
                .account("from", help: "The account to send from, by number or nickname."),
                .account("to", help: "The account to send to, by number or nickname."),
                .amount,
            ],
            options: [.memo],
            accepts: .signedRequest,
            synonyms: "send pay remit 이체 송금",
            examples: [
                Example(
                    "bank account transfer 3333-01-0000013 3333-01-0000021 5만",
                    "Show payee and amount, ask, then send 50,000 won."
                ),
                Example(
                    "bank account transfer 생활비 저축 1만 5천 --memo 7월분 --yes",
                    "Send 15,000 won with a memo, without a question."
                ),
            ],
            answer: .transfer,
            startTitle: "Send money."
        ) { invocation in
            let payer = try invocation.account("from")
            let payee = try invocation.account("to")
            let amount = try invocation.amount()
            let memo = try invocation.memo()
            let outcome = try await service.value.transfer(
                amount,
                from: payer,
                to: payee,
                memo: memo,
                invocation.requestOptions()
            )
            let request = try outcome.request(as: TransferRequest.self)
            let (from, to) = (request.from.description, request.to.description)
            let balance = try await service.value.ledger.balance(
                of: AccountID(from),
                after: outcome
            )
            var fields = [
                Field("From", from), Field("To", to),
                Field("Amount", amount.description), Field("Fee", "0 won"),
            ]
            if !memo.isEmpty { fields.append(Field("Memo", memo)) }
            if let balance { fields.append(Field("Balance", balance.description)) }
            return Answer(
                "Transfer",
                outcome,
                fields: fields,
                json: [
                    "from": .string(from), "to": .string(to), "amount": .won(amount), "fee": 0,
                    "memo": .string(memo), "balance": .won(balance),
                ]
            )
        }
    }
}

extension JSONSchema {
    fileprivate static let transfer = request([
        "from": .account, "to": .account, "amount": .won, "fee": .won, "memo": .string,
        "balance": .won.orNull,
    ])
}
