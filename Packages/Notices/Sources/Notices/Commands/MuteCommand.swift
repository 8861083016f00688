import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

extension Command {
    /// The command `notices mute`.
    static func noticesMute(_ service: Lazy<NoticesService>) -> Command {
        setting(
            service,
            "notices mute",
            .muted,
            abstract: "Hide a kind of notices.",
            example: Example("bank notices mute card.payment", "Show no payments by card.")
        )
    }

    /// The command `notices unmute`.
    static func noticesUnmute(_ service: Lazy<NoticesService>) -> Command {
        setting(
            service,
            "notices unmute",
            .heard,
            abstract: "Show a kind of notices again, also those of the time between.",
            example: Example("bank notices unmute card.payment", "Show payments by card again.")
        )
    }

    private static func setting(
        _ service: Lazy<NoticesService>,
        _ path: String,
        _ setting: NoticesMutingRequest.Setting,
        abstract: String,
        example: Example
    ) -> Command {
        Command(
            path,
            abstract: abstract,
            arguments: [
                Argument(
                    "kind",
                    help: "The kind: \(NoticesCommands.kinds.joined(separator: ", ")).",
                    values: NoticesCommands.kinds
                )
            ],
            options: [.noticesCustomer],
            accepts: .request,
            examples: [example],
            answer: .request(["customer": .customer, "kind": .string, "muted": .bool])
        ) { invocation in
            let service = try service.value
            let kind = try CustomerNotice.Kind(requestText: invocation.argument("kind"))
            let customer = try await invocation.customer {
                try await service.customers.onlyCustomer()
            }
            let options = try invocation.requestOptions()
            let outcome = try await service.set(kind, setting, for: customer, options)
            return Answer(
                setting == .muted ? "Muting of notices" : "Unmuting of notices",
                outcome,
                fields: [Field("Customer", customer.rawValue), Field("Kind", kind.rawValue)],
                json: [
                    "customer": .string(customer.rawValue), "kind": .string(kind.rawValue),
                    "muted": .bool(setting == .muted),
                ]
            )
        }
    }
}
