import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

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
        Command.noticesRead,
        { .noticesSetting($0, .mute, abstract: "Hide a kind of notices.") },
        { .noticesSetting($0, .unmute, abstract: "Show a kind of notices again.") },
    ]
}

extension Option {
    static let noticesCustomer = Option.customer(
        help: "The customer, such as C000001; not needed while there is one customer."
    )
}

extension Invocation {
    /// Returns the customer of `--customer`, or the only customer.
    func customer(of service: NoticesService) async throws -> CustomerID {
        try await customer { try await service.customers.onlyCustomer() }
    }
}
