import Console
import DependencyContainer

extension Command {
    static func customerList(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer list",
            abstract: "List the customers.",
            examples: [Example("bank customer list", "List all customers by number.")]
        ) { _ in
            let customers = try await services.value.book.customers()
            guard !customers.isEmpty else {
                return Answer([.line("There are no customers.")], json: ["customers": []])
            }
            let rows = customers.map {
                [$0.id.rawValue, $0.record.name, $0.attempts.password.state]
            }
            let json = customers.map { customer -> JSONValue in
                [
                    "customer": .string(customer.id.rawValue),
                    "name": .string(customer.record.name),
                    "password": customer.attempts.password.json,
                ]
            }
            let columns = [Column("Customer"), Column("Name"), Column("Password")]
            return Answer(
                [.table(Table(columns: columns, rows: rows))],
                json: ["customers": .array(json)]
            )
        }
    }
}
