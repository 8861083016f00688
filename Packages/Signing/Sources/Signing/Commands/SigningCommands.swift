import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

/// The commands `customer …`, in the order of the help.
enum SigningCommands {
    static let group = CommandGroup(
        "customer",
        abstract: "Become a customer, and manage the authentication password (인증비밀번호).",
        discussion: """
            The commands ask for passwords and recovery codes on the terminal. A script passes \
            the secrets with --pin-file or --pin-stdin, one per line, in the order of the questions.
            """
    )

    static let all: [@Sendable (Lazy<SigningServices>) -> Command] = [
        Command.customerJoin, Command.customerShow, Command.customerList,
        Command.customerPassword, Command.customerVerify, Command.customerUnlock,
        Command.customerRecover, Command.customerCode,
    ]
}

extension Argument {
    static let customer = Argument(
        "customer",
        help: "The customer, such as C000001; not needed if there is only one customer.",
        isOptional: true,
        completion: .customers
    )
}

extension Invocation {
    /// Reads the customer from the argument `customer`; without it, returns the only customer.
    /// - Throws: `Failure` `usage.customer` if the argument is missing and the bank has several
    ///   customers.
    func customer(_ services: Lazy<SigningServices>) async throws -> CustomerID {
        try await customer(optionalArgument("customer"), example: "bank \(command) C000001") {
            try await services.value.book.onlyCustomer()
        }
    }
}

extension JSONSchema {
    /// The JSON schema of an answer with the members `dryRun` and `customer`.
    static let ofCustomer: JSONSchema = ["dryRun": .bool, "customer": .customer]

    /// The JSON schema of ``FailedAttempts/json``.
    static let tries: JSONSchema = ["locked": .bool, "wrongTries": .integer]
}

extension Answer {
    /// Creates the answer of a command that changes or unlocks the password.
    ///
    /// - Parameters:
    ///   - line: The line to print after a change.
    ///   - customer: The customer.
    ///   - isDryRun: Whether the command was a dry run, which changes nothing.
    init(_ line: String, of customer: CustomerID, isDryRun: Bool) {
        self =
            isDryRun
            ? .dryRun(of: customer)
            : Answer(
                [.line(line)],
                json: ["dryRun": false, "customer": .string(customer.rawValue)]
            )
    }

    /// Returns the answer of a dry run that concerns a customer.
    static func dryRun(of customer: CustomerID) -> Answer {
        Answer(
            [.line("Dry run: nothing was changed.")],
            json: ["dryRun": true, "customer": .string(customer.rawValue)]
        )
    }
}

extension FailedAttempts {
    /// The state of the credential in words, such as “locked” or “2 wrong tries”.
    var state: String {
        switch inARow {
        case 0: "in order"
        case Self.limit...: "locked"
        case 1: "1 wrong try"
        default: "\(inARow) wrong tries"
        }
    }

    var json: JSONValue {
        ["locked": .bool(isLocked), "wrongTries": .integer(Int64(inARow))]
    }
}
