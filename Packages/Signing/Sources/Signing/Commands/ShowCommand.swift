import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

extension Command {
    static func customerShow(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer show",
            abstract: "Show a customer.",
            arguments: [.customer],
            synonyms: "whoami profile",
            examples: [Example("bank customer show C000001", "Show the data of C000001.")],
            answer: [
                "customer": .customer, "name": .string, "birth": .date, "phone": .string,
                "publicKey": .string, "passwordTries": .tries, "recoveryCodeTries": .tries,
            ]
        ) { invocation in
            let id = try await invocation.customer(services)
            let customer = try await services.value.book.customer(id)
            let (record, attempts) = (customer.record, customer.attempts)
            return Answer(
                [
                    .fields([
                        Field("Customer", id.rawValue),
                        Field("Name", record.name),
                        Field("Birth date", record.birth.description),
                        Field("Phone", record.phone.description),
                        Field("Public key", record.publicKey.description),
                        Field("Password", attempts.password.state),
                        Field("Recovery code", attempts.recoveryCode.state),
                    ])
                ],
                json: [
                    "customer": .string(id.rawValue),
                    "name": .string(record.name),
                    "birth": .string(record.birth.description),
                    "phone": .string(record.phone.description),
                    "publicKey": .string(record.publicKey.description),
                    "passwordTries": attempts.password.json,
                    "recoveryCodeTries": attempts.recoveryCode.json,
                ]
            )
        }
    }
}
