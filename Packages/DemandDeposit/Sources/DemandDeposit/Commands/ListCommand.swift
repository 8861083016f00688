import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func accountList(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account list",
            abstract: "List the open accounts.",
            options: [
                .value("customer", placeholder: "ID", help: "Only the accounts of this customer.")
            ],
            examples: [
                Example("bank account list", "List all open accounts."),
                Example("bank account list --customer C000001", "List those of a customer."),
            ]
        ) { invocation in
            let customer = invocation.option("customer").map { CustomerID($0) }
            let accounts = try await service.value.list(ownedBy: customer)
            let table = Table(
                columns: [
                    Column("Account"), Column("Nickname"), Column("Owner"),
                    Column("Balance", .trailing),
                ],
                rows: accounts.map {
                    [
                        $0.number.description, $0.nickname ?? "", $0.owner.rawValue,
                        $0.bookBalance.description,
                    ]
                }
            )
            return Answer(
                [accounts.isEmpty ? .line("There is no open account.") : .table(table)],
                json: [
                    "accounts": .array(
                        accounts.map {
                            [
                                "account": .string($0.number.description),
                                "nickname": .text($0.nickname),
                                "owner": .string($0.owner.rawValue),
                                "balance": .won($0.bookBalance),
                            ]
                        }
                    )
                ]
            )
        }
    }
}
