import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

extension Command {
    /// The command `notices read`.
    static func noticesRead(_ service: Lazy<NoticesService>) -> Command {
        Command(
            "notices read",
            abstract: "Mark all notices of a customer as read.",
            options: [.noticesCustomer],
            accepts: .request,
            examples: [Example("bank notices read", "Mark all as read.")],
            answer: .anyOf([
                .request(["customer": .customer, "read": .integer]),
                ["customer": .customer, "read": .integer],
            ])
        ) { invocation in
            let service = try service.value
            let customer = try await invocation.customer {
                try await service.customers.onlyCustomer()
            }
            let list = try await service.notices(of: customer, onlyUnread: true, limit: .max)
            let json: [JSONMember] = [
                JSONMember("customer", .string(customer.rawValue)),
                JSONMember("read", .integer(Int64(list.unread.count))),
            ]
            let options = try invocation.requestOptions()
            guard let outcome = try await service.markRead(list, of: customer, options) else {
                return Answer([.line("There is nothing new.")], json: .object(json))
            }
            return Answer(
                "Reading of notices",
                outcome,
                fields: [Field("Read", String(list.unread.count))],
                json: .object(json)
            )
        }
    }
}
