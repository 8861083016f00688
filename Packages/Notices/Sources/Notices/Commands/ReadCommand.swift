import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `notices read`.
    static func noticesRead(_ service: Lazy<NoticesService>) -> Command {
        Command(
            "notices read",
            abstract: "Mark all notices of a customer as read.",
            options: [.noticesCustomer],
            accepts: .request,
            examples: [Example("bank notices read", "Mark all as read.")],
            answer: .anyOf([.request(["read": .integer]), ["read": .integer]])
        ) { invocation in
            let service = try service.value
            let customer = try await invocation.customer(of: service)
            let list = try await service.notices(of: customer, onlyUnread: true)
            let count = list.unread.count
            let json: JSONValue = ["read": .integer(Int64(count))]
            let options = try invocation.requestOptions()
            guard let outcome = try await service.markRead(list, of: customer, options) else {
                return Answer([.line("There is nothing new.")], json: json)
            }
            let fields = [Field("Read", String(count))]
            return Answer("Reading of notices", outcome, fields: fields, json: json)
        }
    }
}
