import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

extension Command {
    static func accountOpen(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account open",
            abstract: "Open a demand deposit account (입출금통장).",
            options: [
                .customer(
                    help: "The owner, such as C000001; not needed if there is only one customer."
                ),
                .value(
                    "nickname",
                    placeholder: "NAME",
                    help: "A name to use instead of the account's number."
                ),
            ],
            accepts: .request,
            synonyms: "create new 개설",
            examples: [
                Example("bank account open", "Open an account of the only customer."),
                Example(
                    "bank account open --customer C000001 --nickname 생활비",
                    "Open an account with the nickname 생활비."
                ),
            ],
            answer: .request([
                "account": .account.orNull, "customer": .customer, "nickname": .string.orNull,
            ]),
            startTitle: "Open an account."
        ) { invocation in
            let customers = try service.value.customers
            let customer = try await invocation.customer { try await customers.onlyCustomer() }
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
