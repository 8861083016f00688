import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountList(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account list",
            abstract: "List the open accounts.",
            options: [
                .customer(help: "List only the accounts of this customer.")
            ],
            synonyms: "accounts",
            examples: [
                Example("bank account list", "List all open accounts."),
                Example("bank account list --customer C000001", "List a customer's open accounts."),
            ],
            answer: [
                "accounts": [
                    [
                        "account": .account, "nickname": .string.orNull, "customer": .customer,
                        "balance": .won, "held": .won, "available": .won,
                    ]
                ]
            ]
        ) { invocation in
            let customer = invocation.option("customer").map { CustomerID($0) }
            var list = ListAnswer(
                invocation,
                "accounts",
                columns: [
                    Column("Account"), Column("Nickname"), Column("Owner"),
                    Column("Balance", .trailing), Column("Available", .trailing),
                ]
            )
            for try await accounts in try await service.value.list(ownedBy: customer) {
                try list.write(accounts.map(\.cells), json: accounts.map(JSONValue.init))
            }
            return try list.finish(ifEmpty: "There is no open account.")
        }
    }
}

extension DemandDepositAccount {
    fileprivate var cells: [String] {
        [
            number.description, nickname ?? "", owner.rawValue, bookBalance.description,
            balance.description,
        ]
    }
}

extension JSONValue {
    fileprivate init(_ account: DemandDepositAccount) {
        self = [
            "account": .string(account.number.description),
            "nickname": .text(account.nickname),
            "customer": .string(account.owner.rawValue),
            "balance": .won(account.bookBalance),
            "held": .won(account.held),
            "available": .won(account.balance),
        ]
    }
}
