import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `notices mute` or `notices unmute`.
    static func noticesSetting(
        _ service: Lazy<NoticesService>,
        _ change: NoticeSettingRequest.Change,
        abstract: String
    ) -> Command {
        let kinds = CustomerNotice.Kind.allCases.map(\.rawValue)
        let command = "notices \(change.rawValue)"
        return Command(
            command,
            abstract: abstract,
            arguments: [
                Argument("kind", help: "\(kinds.joined(separator: ", ")).", values: kinds)
            ],
            options: [.noticesCustomer],
            accepts: .request,
            examples: [Example("bank \(command) card.payment", abstract)],
            answer: .request(["kind": .string, "muted": .bool])
        ) { invocation in
            let service = try service.value
            let kind = try invocation.argument("kind")
            let outcome = try await service.change(
                change,
                kind,
                for: try await invocation.customer(of: service),
                try invocation.requestOptions()
            )
            return Answer(
                "Notices of '\(kind)'",
                outcome,
                fields: [Field("Shown", change == .mute ? "no" : "yes")],
                json: ["kind": .string(kind), "muted": .bool(change == .mute)]
            )
        }
    }
}
