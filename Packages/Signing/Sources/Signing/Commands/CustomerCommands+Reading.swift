import Bookkeeping
import Console
import DependencyContainer

extension CustomerCommands {
    @Sendable
    static func show(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer show",
            abstract: "Show a customer.",
            arguments: [customerArgument],
            examples: [Example("bank customer show C000001", "What the bank knows of C000001.")]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let customer: Customer = try await services.value.book.customer(id)
            let record = customer.record
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

    @Sendable
    static func list(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer list",
            abstract: "List the customers.",
            examples: [Example("bank customer list", "All customers, by number.")]
        ) { _ in
            let customers = try await services.value.book.customers()
            guard !customers.isEmpty else {
                return Answer([.line("There are no customers.")], json: ["customers": []])
            }
            return Answer(
                [
                    .table(
                        Table(
                            columns: [Column("Customer"), Column("Name"), Column("Password")],
                            rows: customers.map {
                                [$0.id.rawValue, $0.record.name, $0.record.passwordTries.state]
                            }
                        )
                    )
                ],
                json: [
                    "customers": .array(
                        customers.map {
                            [
                                "customer": .string($0.id.rawValue),
                                "name": .string($0.record.name),
                                "password": $0.record.passwordTries.json,
                            ]
                        }
                    )
                ]
            )
        }
    }
}

extension TryCounter {
    /// For a person.
    fileprivate var state: String {
        switch inARow {
        case 0: "in order"
        case Self.limit...: "locked"
        case 1: "1 wrong try"
        default: "\(inARow) wrong tries"
        }
    }

    /// For a program.
    fileprivate var json: JSONValue {
        ["locked": .bool(isLocked), "wrongTries": .integer(Int64(inARow))]
    }
}
