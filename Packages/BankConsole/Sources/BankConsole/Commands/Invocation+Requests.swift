import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

/// Reads typed words as the types of requests.
extension Invocation {
    /// Returns the options of a request: `--idempotency-key`, `--dry-run`, `--yes`.
    /// - Throws: `BankError` `idempotency.text`.
    public func requestOptions() throws -> RequestOptions {
        let id = try idempotencyID()
        return RequestOptions(
            id: id,
            isDryRun: globals.dryRun,
            carriedOut: { wasCarriedOut(under: id.rawValue) }
        ) { preview in
            try await confirm(
                Confirmation(
                    title: preview.title,
                    fields: preview.lines.map { ($0.name, $0.value) }
                )
            )
        }
    }

    /// Returns the typed id, or a new one.
    /// - Throws: `BankError` `idempotency.text`.
    public func idempotencyID() throws -> IdempotencyID {
        try globals.idempotencyKey.map { try IdempotencyID($0) } ?? .random()
    }

    /// Returns the account that an argument names.
    /// - Throws: `BankError` `account.number`, `account.mistyped`.
    public func account(_ name: String = "account") throws -> AccountReference {
        try AccountReference(parsing: try argument(name))
    }

    /// Returns the customer that an argument or option names, or the only one of the bank.
    ///
    /// - Parameters:
    ///   - typed: The typed id; nil if it was left out.
    ///   - only: Returns the only customer of the bank; nil without one, or with several.
    /// - Throws: `Failure` `usage.customer`, and the errors of `only`.
    public func customer(
        _ typed: String?,
        or only: () async throws -> CustomerID?
    ) async throws -> CustomerID {
        if let typed { return CustomerID(typed) }
        if let only = try await only() { return only }
        throw Failure(
            exitCode: .usage,
            code: "usage.customer",
            message:
                "Name the customer, such as C000001; without one, the bank must have exactly one."
        )
    }

    /// Returns the amount of ``Console/Argument/amount``.
    /// - Throws: `BankError` `amount.…`.
    public func amount() throws -> Money {
        try Money(parsing: try argument("amount"))
    }
}

extension Argument {
    /// An amount of money, read by ``Console/Invocation/amount()``.
    public static let amount = Argument(
        "amount",
        help: "Whole won above zero: 50000, 50,000, 5만, 1만 5천.",
        phrase: moneyCharacters
    )

    /// The characters of an amount, which may be several words.
    public static let moneyCharacters = "0123456789,억만천백십원"

    /// An account, read by ``Console/Invocation/account(_:)``.
    public static func account(_ name: String = "account", help: String) -> Argument {
        Argument(name, help: help, completion: .accounts)
    }
}

extension Completion {
    /// The nicknames and numbers of open accounts.
    public static let accounts = Completion("account list", "accounts", ["nickname", "account"])
    /// The ids of customers.
    public static let customers = Completion(
        "customer list",
        "customers",
        ["customer"],
        description: "name"
    )
}

extension Option {
    /// The customer of a request, read by ``Console/Invocation/customer(_:or:)``.
    public static func customer(help: String) -> Option {
        .value("customer", placeholder: "ID", help: help, completion: .customers)
    }
}
