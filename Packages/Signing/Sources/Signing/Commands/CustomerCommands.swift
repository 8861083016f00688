import Console
import DependencyContainer

/// What Signing adds to the command line.
enum CustomerCommands {
    static let group = CommandGroup(
        "customer",
        abstract: "Become a customer, and keep the authentication password (인증비밀번호).",
        discussion: """
            Passwords and recovery codes are asked for on the terminal. A script gives them with \
            --pin-file or --pin-stdin, one a line in the order in which they are asked for.
            """
    )

    /// Each makes a command that does its work with these services.
    static let all: [@Sendable (Lazy<SigningServices>) -> Command] = [
        join, show, list, password, verify, unlock, recover,
    ]

    /// The customer that a command is about.
    static let customerArgument = Argument("customer", help: "The customer, such as C000001.")
}
