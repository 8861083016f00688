public import Bookkeeping
public import Console
public import DemandDepositInterface
public import LedgerInterface

/// Conversions of the words that the user typed to the types of requests.
extension Invocation {
    /// Returns the options of a request: `--idempotency-key`, `--dry-run`, `--yes`.
    /// - Throws: `BankError` `idempotency.text` if the typed key is malformed.
    public func requestOptions() throws -> RequestOptions {
        let id = try idempotencyID()
        return RequestOptions(
            id: id,
            isDryRun: globals.dryRun,
            carriedOut: { wasCarriedOut(under: id) }
        ) { preview in
            try await confirm(
                Confirmation(
                    title: preview.title,
                    fields: preview.lines.map { ($0.name, $0.value) }
                )
            )
        }
    }

    /// Returns the id from `--idempotency-key`, or a new random id.
    /// - Throws: `BankError` `idempotency.text` if the typed key is malformed.
    public func idempotencyID() throws -> IdempotencyID {
        try globals.idempotencyKey.map { try IdempotencyID($0) } ?? .random()
    }

    /// Records that the request with the idempotency key `id` has taken effect.
    ///
    /// If the command fails after this call, the error advises the customer to repeat the request
    /// with `id`.
    public func wasCarriedOut(under id: IdempotencyID) {
        wasCarriedOut(advice: "repeat with '--idempotency-key \(id.rawValue)' to see it")
    }

    /// Returns the account that an argument names.
    /// - Throws: `BankError` `account.number` or `account.mistyped` if the argument is not an
    ///   account.
    public func account(_ name: String = "account") throws -> AccountReference {
        try AccountReference(parsing: try argument(name))
    }

    /// Returns the customer from `--customer`, or the bank's only customer.
    ///
    /// - Parameter only: Returns the bank's only customer.
    /// - Throws: `Failure` `usage.customer` if the bank has no customer or several; other errors of
    ///   `only`.
    public func customer(or only: () async throws -> CustomerID) async throws -> CustomerID {
        try await customer(option("customer"), example: "--customer C000001", or: only)
    }

    /// Returns the customer with the typed id, or the bank's only customer.
    ///
    /// - Parameters:
    ///   - typed: The typed id; nil if it was left out.
    ///   - example: Words that choose a customer, such as `--customer C000001`, for the error.
    ///   - only: Returns the bank's only customer.
    /// - Throws: `Failure` `usage.customer` if the bank has no customer or several; other errors of
    ///   `only`.
    public func customer(
        _ typed: String?,
        example: String,
        or only: () async throws -> CustomerID
    ) async throws -> CustomerID {
        if let typed { return CustomerID(typed) }
        do {
            return try await only()
        } catch let error as BankError where error.reason == .badData {
            let advice =
                error.code == "customer.none"
                ? "'bank customer join' adds one."
                : "choose a customer, as in '\(example)'; 'bank customer list' shows all customers."
            throw Failure(
                exitCode: .usage,
                code: "usage.customer",
                message: "\(error.message); \(advice)"
            )
        }
    }

    /// Returns the value of the argument ``Console/Argument/amount``.
    /// - Throws: `BankError` `amount.…` if the argument is not a valid amount.
    public func amount() throws -> Money {
        try Money(parsing: try argument("amount"))
    }

    /// Returns the first and the last day from the options ``Console/Option/days``; nil without a
    /// limit.
    ///
    /// - Parameter today: Returns the business date; it is called only if an option is given.
    /// - Throws: `BankError` `date.ill-written`; `Failure` `usage.days` if `--in` and another option
    ///   are given.
    public func days(
        today: () async throws -> BusinessDate
    ) async throws -> (from: BusinessDate?, through: BusinessDate?) {
        let period = option("in")
        let (from, through) = (option("from") ?? period, option("to") ?? period)
        guard from != nil || through != nil else { return (nil, nil) }
        guard period == nil || (option("from") == nil && option("to") == nil) else {
            throw Failure(
                exitCode: .usage,
                code: "usage.days",
                message: "Option '--in' excludes '--from' and '--to'; give one period or a range."
            )
        }
        let today = try await today()
        return (
            try from.map { try BusinessDate.days(typed: $0, today: today).lowerBound },
            try through.map { try BusinessDate.days(typed: $0, today: today).upperBound }
        )
    }
}

extension Argument {
    /// An amount of money, read by ``Console/Invocation/amount()``.
    public static let amount = Argument(
        "amount",
        help: "Whole won above zero: 50000, 50,000, ₩50,000, 5만, 2.5만, 3천만, 1만 5천.",
        phrase: moneyCharacters
    )

    /// The characters that an amount may contain, in one word or in several.
    public static let moneyCharacters = "0123456789０１２３４５６７８９,.억만천백십₩￦원won"

    /// An account, read by ``Console/Invocation/account(_:)``.
    public static func account(_ name: String = "account", help: String) -> Argument {
        Argument(name, help: help, completion: .accounts)
    }
}

extension Completion {
    /// Completes the nicknames and the numbers of open accounts.
    public static let accounts = Completion("account list", "accounts", ["nickname", "account"])
    /// Completes the ids of customers.
    public static let customers = Completion(
        "customer list",
        "customers",
        ["customer"],
        description: "name"
    )
}

extension Option {
    /// The customer of a request, read by ``Console/Invocation/customer(or:)``.
    public static func customer(help: String) -> Option {
        .value("customer", placeholder: "ID", help: help, completion: .customers)
    }

    /// The days to show, read by ``Console/Invocation/days(today:)``.
    public static let days: [Option] = [
        .value(
            "from",
            placeholder: "DATE",
            help: "The first business date: 2026-01-05, 20260105, yesterday, -7d, 2026-01."
        ),
        .value("to", placeholder: "DATE", help: "The last business date, or the last month."),
        .value("in", placeholder: "MONTH", help: "Only this month, such as 2026-01, or this date."),
    ]
}
