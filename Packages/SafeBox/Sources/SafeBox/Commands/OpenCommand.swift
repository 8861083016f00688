import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func safeBoxOpen(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox open",
            abstract: "Open the safe box (세이프박스) of an account.",
            arguments: [.account],
            options: [
                .value(
                    "limit",
                    placeholder: "AMOUNT",
                    help: "The highest balance, up to 100,000,000 won; 10,000,000 won if omitted."
                )
            ],
            accepts: .request,
            examples: [
                Example("bank safebox open 3333-01-0000013", "Open a safe box."),
                Example("bank safebox open 생활비 --limit 5000만", "Open a box for 50,000,000 won."),
            ],
            answer: .request(["account": .account, "limit": .won]),
            startTitle: "Open a safe box."
        ) { invocation in
            let reference = try invocation.account()
            let limit =
                try invocation.option("limit")
                .map { try SafeBoxLimit(try Money(parsing: $0)) }
                ?? .standard
            let outcome = try await service.value.open(
                for: reference,
                limit: limit,
                invocation.requestOptions()
            )
            let account = try outcome.request(as: SafeBoxOpeningRequest.self).account.description
            return Answer(
                "Safe box opening",
                outcome,
                fields: [
                    Field("Account", account),
                    Field("Limit", limit.money.description),
                ],
                json: ["account": .string(account), "limit": .won(limit.money)]
            )
        }
    }
}
