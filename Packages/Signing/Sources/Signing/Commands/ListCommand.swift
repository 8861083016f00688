import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

extension Command {
    static func customerList(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer list",
            abstract: "List the customers.",
            synonyms: "customers",
            examples: [Example("bank customer list", "List all customers by number.")],
            answer: [
                "customers": [["customer": .customer, "name": .string, "passwordTries": .tries]]
            ]
        ) { invocation in
            var list = ListAnswer(
                invocation,
                "customers",
                columns: [Column("Customer"), Column("Name"), Column("Password")]
            )
            for try await customers in try services.value.book.customers() {
                try list.write(customers.map(\.cells), json: customers.map(JSONValue.init))
            }
            return try list.finish(ifEmpty: "There are no customers.")
        }
    }
}

extension Customer {
    fileprivate var cells: [String] { [id.rawValue, record.name, attempts.password.state] }
}

extension JSONValue {
    fileprivate init(_ customer: Customer) {
        self = [
            "customer": .string(customer.id.rawValue),
            "name": .string(customer.record.name),
            "passwordTries": customer.attempts.password.json,
        ]
    }
}
