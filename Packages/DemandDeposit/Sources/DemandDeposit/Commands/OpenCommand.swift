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
                .value("customer", placeholder: "ID", help: "The owner, such as C000001."),
                .value(
                    "nickname",
                    placeholder: "NAME",
                    help: "A name to use instead of the account's number."
                ),
            ],
            examples: [
                Example("bank account open --customer C000001", "Open an account."),
                Example(
                    "bank account open --customer C000001 --nickname 생활비",
                    "Open one with the nickname 생활비."
                ),
            ],
            startTitle: "Open an account."
        ) { invocation in
            let customer = CustomerID(try invocation.requiredOption("customer"))
            let nickname = try invocation.option("nickname").map { try Nickname(parsing: $0) }
            let outcome = try await service.value.open(
                for: customer,
                nickname: nickname,
                invocation.requestOptions()
            )
            let number = outcome.result["account"] ?? ""
            var fields = [Field("Account", number), Field("Owner", customer.rawValue)]
            if let nickname { fields.append(Field("Nickname", nickname.text)) }
            return Answer(
                "Account opening",
                outcome,
                fields: fields,
                json: [
                    "account": .string(number),
                    "customer": .string(customer.rawValue),
                    "nickname": .text(nickname?.text),
                ]
            )
        }
    }
}
