import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerShow(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer show",
            abstract: "Show a customer.",
            arguments: [.customer],
            examples: [Example("bank customer show C000001", "Show the data of C000001.")]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let record = try await services.value.book.customer(id).record
            return Answer(
                [
                    .fields([
                        Field("Customer", id.rawValue),
                        Field("Name", record.name),
                        Field("Birth date", record.birth.description),
                        Field("Phone", record.phone.description),
                        Field("Public key", record.publicKey.description),
                        Field("Password", record.passwordTries.state),
                        Field("Recovery code", record.recoveryTries.state),
                    ])
                ],
                json: [
                    "customer": .string(id.rawValue),
                    "name": .string(record.name),
                    "birth": .string(record.birth.description),
                    "phone": .string(record.phone.description),
                    "publicKey": .string(record.publicKey.description),
                    "password": record.passwordTries.json,
                    "recoveryCode": record.recoveryTries.json,
                ]
            )
        }
    }
}
