import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SigningInterface

extension Command {
    static func accountFind(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account find",
            abstract: "Find movements on all accounts of a customer, newest first.",
            arguments: [
                Argument(
                    "text",
                    help: """
                        A part of a description, memo, amount or date: 관리비, 45000, 5만, 2026-01, \
                        yesterday.
                        """
                )
            ],
            options: [.customer(help: "The owner; not needed if there is only one customer.")],
            synonyms: "search movements 찾기",
            examples: [Example("bank account find 관리비", "Find what was paid for 관리비.")],
            answer: ["movements": [.movement.with(["account": .account])]]
        ) { invocation in
            let text = try invocation.argument("text")
            guard text.contains(where: { !$0.isWhitespace && $0 != "," }) else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.find",
                    message: "The text to find is empty; type a part of a description, memo, "
                        + "amount or date."
                )
            }
            let customers = try service.value.customers
            let customer = try await invocation.customer { try await customers.onlyCustomer() }
            var list = ListAnswer(
                invocation,
                "movements",
                columns: [
                    Column("Date", dropRank: 2), Column("Entry", .trailing, dropRank: 4),
                    Column("Account", dropRank: 3), Column("What", isShortenable: true),
                    Column("Memo", dropRank: 1, isShortenable: true), Column("Won", .trailing),
                ]
            )
            let movements = try await service.value.movements(with: text, of: customer)
            try list.write(
                movements.map { found in
                    let line = found.line
                    return [
                        line.date.description, String(line.sequence), found.account.name, line.text,
                        line.memo, line.change.digits,
                    ]
                },
                json: movements.map { found in
                    let account = JSONValue.string(found.account.number.description)
                    return .object([JSONMember("account", account)] + .movement(found.line))
                }
            )
            return try list.finish(ifEmpty: "No movement has '\(text)'.")
        }
    }
}
