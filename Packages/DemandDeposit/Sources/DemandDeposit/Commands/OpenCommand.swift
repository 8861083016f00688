import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func accountOpen(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account open",
            abstract: "Open a demand deposit account (입출금통장).",
            options: [
                .value("customer", placeholder: "ID", help: "Whose account it is, as C000001."),
                .value(
                    "nickname",
                    placeholder: "NAME",
                    help: "A name by which the account can be named instead of its number."
                ),
            ],
            examples: [
                Example("bank account open --customer C000001", "Open an account."),
                Example(
                    "bank account open --customer C000001 --nickname 생활비",
                    "Open one that can be called 생활비."
                ),
            ],
            startTitle: "Open an account."
        ) { invocation in
            let request = OpeningRequest(
                customer: CustomerID(try invocation.requiredOption("customer")),
                nickname: try invocation.option("nickname").map { try Nickname(parsing: $0) }
            )
            let outcome = try await service.value.open(request, invocation.requestOptions())
            let number = outcome.result["account"] ?? ""
            var fields = [Field("Account", number), Field("Owner", request.customer.rawValue)]
            if let nickname = request.nickname {
                fields.append(Field("Nickname", nickname.text))
            }
            return Answer(
                "Account opening",
                outcome,
                fields: fields,
                json: [
                    "account": .string(number),
                    "customer": .string(request.customer.rawValue),
                    "nickname": .text(request.nickname?.text),
                ]
            )
        }
    }
}
