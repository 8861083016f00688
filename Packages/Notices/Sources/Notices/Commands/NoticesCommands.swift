import BankConsole
import Bookkeeping
import Console
import DependencyContainer

/// The commands `notices …`, in the order of the help.
enum NoticesCommands {
    static let group = CommandGroup(
        "notices",
        abstract: "What happened to a customer's money and password.",
        discussion: """
            Notices are computed from the history of the book: payments by card, money received, \
            interest, wrong passwords, and holds that expire tomorrow. They are not stored; the book \
            only keeps what was read, and which kinds are muted.
            """
    )

    static let all: [@Sendable (Lazy<NoticesService>) -> Command] = [
        Command.noticesRead, Command.noticesMute, Command.noticesUnmute,
    ]

    /// The kinds of notices, for the help.
    static let kinds = CustomerNotice.Kind.allCases.map(\.rawValue)
}

extension Option {
    static let noticesCustomer = Option.customer(
        help: "The customer, such as C000001; not needed while there is one customer."
    )
}

extension CustomerNotice {
    static let schema: JSONSchema = [
        "kind": .string, "key": .string, "date": .date, "text": .string,
    ]

    var members: [(String, String)] {
        [
            ("kind", kind.rawValue), ("key", key), ("date", date.description), ("text", text),
        ]
    }
}
